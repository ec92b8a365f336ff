import { Link, useLocation } from '@commons/web-kit/router';
import { AccountPanel } from '../features/account/account-panel';
import { RegisterForm } from '../features/account/register.form';

export default function RegisterPage() {
  const { state } = useLocation();
  return (
    <AccountPanel
      title="Create your account"
      lead="Free for job seekers, employers and business owners. No listing fees, no usage limits."
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
