import { Button } from '@commons/ui/button';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useCheckedForm } from '@commons/web-kit/checked-form';
import { type FieldErrors, typed } from '@commons/web-kit/form-check';
import { useNavigate } from '@commons/web-kit/router';
import { createFirstOperator } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { NewPasswordFields } from './new-password.fields';

const missing = {
  full_name: 'Enter your name.',
  email: 'Enter your email address.',
  password: 'Choose a password.',
  confirm_password: 'Enter the password once more.',
};

const check = (form: HTMLFormElement): FieldErrors =>
  typed(form, 'password') === typed(form, 'confirm_password')
    ? {}
    : { confirm_password: 'Passwords do not match' };

/** The account of the person who runs the portal; it leads to the settings of the portal. */
export function FirstOperatorForm({ token }: { readonly token: string }) {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { busy, errors, failure, submit } = useCheckedForm({
    missing,
    check,
    failed: 'The account could not be created. Please try again.',
    send: async (form) => {
      const answer = await createFirstOperator(api, {
        token,
        full_name: typed(form, 'full_name'),
        email: typed(form, 'email'),
        password: typed(form, 'password'),
      });
      signIn(answer);
      navigate('/operator/portal', { replace: true });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NameField error={errors.full_name} label="Full name" name="full_name" required />
      <EmailField error={errors.email} required />
      <NewPasswordFields
        confirmLabel="Confirm password"
        errors={errors}
        label="Password"
        name="password"
      />
      <Button busy={busy} busyLabel="Creating account..." type="submit" variant="primary" wide>
        Create the account
      </Button>
    </form>
  );
}
