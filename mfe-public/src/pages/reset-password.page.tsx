import { ButtonLink } from '@commons/ui/button';
import { useSession } from '@commons/web-kit/app-context';
import { Link, useNavigate, useSearchParams } from '@commons/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { ResetForm } from '../features/account/reset.form';

/** Time to read the success message before the redirect to /login (D1 §9). */
const redirectMs = 3000;

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  const [reset, setReset] = useState(false);
  if (!token) return <InvalidLink />;
  if (reset) return <Reset />;
  return (
    <AccountPanel
      tab="Reset password"
      title="Set a new password"
      lead="It signs you out everywhere; then sign in with the new one."
      foot={<Link to="/forgot-password">Request New Reset Link</Link>}
    >
      <ResetForm token={token} onReset={() => setReset(true)} />
    </AccountPanel>
  );
}

function InvalidLink() {
  return (
    <AccountOutcome
      role="alert"
      title="Invalid Reset Link"
      actions={
        <ButtonLink as={Link} to="/forgot-password" variant="primary">
          Request New Reset Link
        </ButtonLink>
      }
    >
      <p>Invalid reset link. Please request a new password reset.</p>
    </AccountOutcome>
  );
}

function Reset() {
  const navigate = useNavigate();
  const session = useSession();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);
  useEffect(() => {
    const leave = async () => {
      const { user, refresh } = latest.current;
      // Somebody is signed in here. If it is this account, its session has ended: the resulting 401 clears it.
      // Otherwise /login would redirect to a dashboard that cannot load anything.
      if (user) await refresh().catch(() => undefined);
      navigate('/login', { replace: true });
    };
    const timer = setTimeout(leave, redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountOutcome role="status" title="Password Reset!">
      <p>Your password has been reset successfully!</p>
      <p>Redirecting to login...</p>
    </AccountOutcome>
  );
}
