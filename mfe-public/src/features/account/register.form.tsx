import type { AccountType } from '@commons/contracts/account-lists';
import { Button } from '@commons/ui/button';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { SelectField } from '@commons/ui/select-field';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useCheckedForm } from '@commons/web-kit/checked-form';
import { type FieldErrors, typed } from '@commons/web-kit/form-check';
import { useNavigate } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session';
import { register } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { NewPasswordFields } from './new-password.fields';

const missing = {
  full_name: 'Enter your name.',
  email: 'Enter your email address.',
  password: 'Choose a password.',
  confirm_password: 'Enter the password once more.',
};

const accountTypes: readonly { value: AccountType; label: string }[] = [
  { value: 'job_seeker', label: 'Job Seeker' },
  { value: 'employer', label: 'Employer / Business Owner' },
];

const check = (form: HTMLFormElement): FieldErrors =>
  typed(form, 'password') === typed(form, 'confirm_password')
    ? {}
    : { confirm_password: 'Passwords do not match' };

/** Makes an account, keeps its session and goes to its dashboard (D1 §4). */
export function RegisterForm() {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { busy, errors, failure, submit } = useCheckedForm({
    missing,
    check,
    fallback: 'Registration failed. Please try again.',
    send: async (form) => {
      const answer = await register(api, {
        full_name: typed(form, 'full_name'),
        email: typed(form, 'email'),
        password: typed(form, 'password'),
        account_type: typed(form, 'account_type') as AccountType,
      });
      signIn(answer);
      navigate(dashboardPath(answer.user.account_type), { replace: true });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NameField label="Full name" name="full_name" required error={errors.full_name} />
      <EmailField required error={errors.email} />
      <NewPasswordFields
        confirmLabel="Confirm password"
        errors={errors}
        label="Password"
        name="password"
      />
      <SelectField label="Account type" name="account_type" options={accountTypes} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel="Creating account...">
        Create account
      </Button>
    </form>
  );
}
