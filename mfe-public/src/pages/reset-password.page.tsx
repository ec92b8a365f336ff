import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
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
      tab={t('resetPasswordTab')}
      title={t('setNewPassword')}
      lead={t('signsOutEverywhereThenSign')}
      foot={<Link to="/forgot-password">{t('requestNewResetLink')}</Link>}
    >
      <ResetForm token={token} onReset={() => setReset(true)} />
    </AccountPanel>
  );
}

function InvalidLink() {
  return (
    <AccountOutcome
      role="alert"
      title={t('invalidResetLink')}
      actions={
        <ButtonLink as={Link} to="/forgot-password" variant="primary">
          {t('requestNewResetLink')}
        </ButtonLink>
      }
    >
      <p>{t('invalidResetLinkPleaseRequest')}</p>
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
      // Someone is signed in here. If it is this account, its session has ended: the resulting 401 clears it.
      // Otherwise /login would redirect to a dashboard that cannot load anything.
      if (user) await refresh().catch(() => undefined);
      navigate('/login', { replace: true });
    };
    const timer = setTimeout(leave, redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountOutcome role="status" title={t('passwordReset')}>
      <p>{t('passwordHasBeenResetSuccessfully')}</p>
      <p>{t('redirectingLogin')}</p>
    </AccountOutcome>
  );
}
