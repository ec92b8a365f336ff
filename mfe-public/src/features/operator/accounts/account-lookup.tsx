import { Button } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useAccount } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import type { Done } from '../parts/use-done';
import { AccountCard } from './account.card';
import type { AccountQuery } from './accounts.panel';

interface AccountLookupProps {
  readonly wanted: AccountQuery | undefined;
  readonly onWanted: (wanted: AccountQuery) => void;
  readonly done: Done;
}

/** Finds the account with exactly the typed address, or that of a request. */
export function AccountLookup({ wanted, onWanted, done }: AccountLookupProps) {
  return (
    <Stack gap={4}>
      <LookupForm
        email={wanted?.email ?? ''}
        key={wanted?.request?.id ?? ''}
        onEmail={(email) => onWanted({ email })}
      />
      {wanted && <Found done={done} key={wanted.id ?? wanted.email} wanted={wanted} />}
    </Stack>
  );
}

interface LookupFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function LookupForm({ email, onEmail }: LookupFormProps) {
  const { submit, field } = useForm({
    missing: { email: t('enterEmailAddressLikeName') },
    send: async (read) => onEmail(read('email').trim().toLowerCase()),
  });
  return (
    <form aria-label={t('accountByEmail')} className={styles.lookup} noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        autoComplete="off"
        defaultValue={email}
        label={t('emailAccount')}
        required
        type="email"
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
}

function Found({ wanted, done }: { readonly wanted: AccountQuery; readonly done: Done }) {
  const account = useAccount(wanted);
  if (account.data && !account.error) {
    return <AccountCard account={account.data} done={done} request={wanted.request} />;
  }
  if (!account.error) return <Spinner label={t('lookingForAccount')} />;
  const missing = isApiError(account.error) && account.error.status === 404;
  const again = (
    <Button onClick={() => void account.refetch()} size="small">
      {t('tryAgain')}
    </Button>
  );
  return (
    <Banner action={missing ? undefined : again} tone={missing ? 'info' : 'error'}>
      {errorMessage(account.error)}
    </Banner>
  );
}
