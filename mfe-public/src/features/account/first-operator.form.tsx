import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useNavigate } from '@commons/web-kit/router';
import { createFirstOperator } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { checkNewAccount, NewAccountFields, newAccountMissing } from './new-account.fields';

/** Creates the account of the portal's operator; leads to the portal settings. */
export function FirstOperatorForm({ token }: { readonly token: string }) {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { busy, errors, failure, submit, field } = useForm({
    missing: newAccountMissing,
    check: checkNewAccount,
    failed: t('accountCouldNotBeCreated'),
    send: async (read) => {
      const answer = await createFirstOperator(api, {
        token,
        full_name: read('full_name'),
        email: read('email'),
        password: read('password'),
      });
      signIn(answer);
      navigate('/operator/portal', { replace: true });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NewAccountFields errors={errors} field={field} />
      <Button busy={busy} busyLabel={t('creatingAccount')} type="submit" variant="primary" wide>
        {t('createAccount3')}
      </Button>
    </form>
  );
}
