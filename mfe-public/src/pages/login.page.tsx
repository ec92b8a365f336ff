import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { applicationOfSignIn } from '@commons/web-kit/applications/pending-application';
import { Link, useLocation } from '@commons/web-kit/router';
import { useState } from 'react';
import { AccountPanel } from '../features/account/account-panel';
import { LoginForm } from '../features/account/login.form';
import styles from './login.page.module.css';

export default function LoginPage() {
  const { state } = useLocation();
  const [pending] = useState(() => applicationOfSignIn(state));
  return (
    <AccountPanel
      tab={t('login')}
      title={t('sign')}
      foot={rich('newHereCreateFreeAccount', {
        link: (words) => (
          <Link state={state} to="/register">
            {words}
          </Link>
        ),
      })}
    >
      {pending && (
        <div className={styles.pending}>
          <Banner tone="info">
            {pending.wish === 'save'
              ? t('signInToSave', { title: pending.title })
              : t('signInToApply', { title: pending.title })}
          </Banner>
        </div>
      )}
      <LoginForm />
    </AccountPanel>
  );
}
