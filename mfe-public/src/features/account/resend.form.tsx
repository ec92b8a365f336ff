import { Button } from '@commons/ui/button';
import { TextField } from '@commons/ui/text-field';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { resendVerification } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { typed } from './form-check';
import { useAccountForm } from './use-account-form';

const missing = { email: 'Enter your email address.' };

/** The text of a failed plain call of the account: without an answer at all the generic one (D1 §8). */
const fallback = (error: unknown) =>
  isApiError(error) && error.failure === 'http'
    ? 'Failed to send verification email.'
    : 'An error occurred. Please try again.';

/** Asks for another verification e-mail. */
export function ResendForm({ onSent }: { readonly onSent: () => void }) {
  const api = useApi();
  const { busy, errors, failure, submit } = useAccountForm({
    missing,
    fallback,
    send: async (form) => {
      await resendVerification(api, typed(form, 'email'));
      onSent();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
        error={errors.email}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel="Sending...">
        Send Verification Email
      </Button>
    </form>
  );
}
