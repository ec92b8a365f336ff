import { loginRequestLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { PasswordField } from '@commons/ui/forms/password-field';
import { EmailField } from '@commons/ui/forms/person-fields';
import { t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { Link, useLocation, useNavigate } from '@commons/web-kit/router';
import { landingAfterSignIn } from '@commons/web-kit/session/return-target';
import { login } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';

const missing = { email: t('enterEmailAddress'), password: t('enterPassword') };

/** Signs in, stores the session and goes to the dashboard (D1 §4), or back to the page that required the sign-in. */
export function LoginForm() {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { busy, failure, submit, field } = useForm({
    limits: { password: loginRequestLimits.password },
    missing,
    failed: t('loginFailedPleaseCheckCredentials'),
    send: async (read) => {
      const answer = await login(api, {
        email: read('email'),
        password: read('password'),
        remember: read('remember') === 'on',
      });
      signIn(answer);
      navigate(landingAfterSignIn(answer.user, state), { replace: true });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <EmailField {...field('email')} autoComplete="username" required />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={t('password')}
        required
      />
      <div className={styles.line}>
        <CheckboxField label={t('rememberMe')} name="remember" />
        <Link className={styles.forgot} to="/forgot-password">
          {t('forgotPassword')}
        </Link>
      </div>
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('signing')}>
        {t('sign')}
      </Button>
    </form>
  );
}
