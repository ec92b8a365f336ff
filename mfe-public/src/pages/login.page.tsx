import { Banner } from '@commons/ui/banner';
import { pendingApplication } from '@commons/web-kit/pending-application';
import { Link, useLocation } from '@commons/web-kit/router';
import { useState } from 'react';
import { AccountPanel } from '../features/account/account-panel';
import { LoginForm } from '../features/account/login.form';
import styles from './login.page.module.css';

export default function LoginPage() {
  const [pending] = useState(pendingApplication);
  const { state } = useLocation();
  return (
    <AccountPanel
      tab="Login"
      title="Sign in"
      foot={
        <>
          New here?{' '}
          <Link state={state} to="/register">
            Create a free account
          </Link>
        </>
      }
    >
      {pending && (
        <div className={styles.pending}>
          <Banner tone="info">
            Sign in as a job seeker to {pending.wish === 'save' ? 'save' : 'apply for'}{' '}
            {pending.title}.
          </Banner>
        </div>
      )}
      <LoginForm />
    </AccountPanel>
  );
}
