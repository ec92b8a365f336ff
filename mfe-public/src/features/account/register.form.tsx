import type { AccountType } from '@commons/contracts/account/account-lists';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useSwitchedOff } from '@commons/web-kit/forms/feature-switches.api';
import { useForm } from '@commons/web-kit/forms/use-form';
import { hasSeekers } from '@commons/web-kit/portal/portal-areas';
import { useLocation, useNavigate } from '@commons/web-kit/router';
import { landingAfterSignIn } from '@commons/web-kit/session/return-target';
import { register } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { checkNewAccount, NewAccountFields, newAccountMissing } from './new-account.fields';

const accountTypes = (): readonly { value: AccountType; label: string }[] => [
  { value: 'job_seeker', label: hasSeekers() ? t('jobSeeker') : t('neighborCustomer') },
  { value: 'employer', label: hasSeekers() ? t('employerBusinessOwner') : t('businessOwner') },
];

/** The values stored as a draft. Never a password. */
const untouched = { full_name: '', email: '', account_type: 'job_seeker' };

/** Values from the linking page, e.g. an invitation. */
const prefilled = (state: unknown) =>
  (state as { readonly register?: Partial<typeof untouched> } | null)?.register;

/** Creates an account, stores its session and goes to its dashboard (D1 §4), or back to the previous page. */
export function RegisterForm() {
  const off = useSwitchedOff('registration');
  return off ? <Banner tone="info">{off}</Banner> : <OpenRegisterForm />;
}

function OpenRegisterForm() {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [draft, change, forget] = useDraft('register', { ...untouched, ...prefilled(state) });
  const { busy, errors, failure, submit, field } = useForm({
    values: draft,
    change,
    missing: newAccountMissing,
    check: checkNewAccount,
    failed: t('registrationFailedPleaseTryAgain'),
    send: async (read) => {
      const answer = await register(api, {
        full_name: read('full_name'),
        email: read('email'),
        password: read('password'),
        account_type: read('account_type') as AccountType,
      });
      forget();
      signIn(answer);
      navigate(landingAfterSignIn(answer.user, state), { replace: true });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NewAccountFields errors={errors} field={field} />
      <SelectField {...field('account_type')} label={t('accountType2')} options={accountTypes()} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('creatingAccount')}>
        {t('createAccount')}
      </Button>
    </form>
  );
}
