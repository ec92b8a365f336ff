import { hasSeekers } from '@commons/web-kit/portal-areas';
import { Link, useLocation } from '@commons/web-kit/router';
import { AccountPanel } from '../features/account/account-panel';
import { RegisterForm } from '../features/account/register.form';

export default function RegisterPage() {
  const { state } = useLocation();
  return (
    <AccountPanel
      title="Create your account"
      lead={`Free for ${hasSeekers() ? 'job seekers, employers and business owners' : 'neighbors and business owners'}. No listing fees, no usage limits.`}
      foot={
        <>
          Already have an account?{' '}
          <Link state={state} to="/login">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AccountPanel>
  );
}
