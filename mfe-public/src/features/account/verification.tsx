import { ButtonLink } from '@commons/ui/button';
import { Spinner } from '@commons/ui/spinner';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { Link, useNavigate, useSearchParams } from '@commons/web-kit/router';
import { useEffect, useState } from 'react';
import { verifyEmail } from './account.api';
import { AccountOutcome, AccountPanel } from './account-panel';

/** Time to read the success message before the redirect to /login (D1 §9). */
const redirectMs = 3000;

type State = 'verifying' | 'verified' | { readonly failure: string };

const noToken = 'Invalid verification link. Please check your email and try again.';

const failureTexts = {
  network: 'An error occurred during verification. Please try again.',
  status: 'Email verification failed. The link may have expired.',
};

/** Verifies the token in the address. React may mount twice: the server accepts the same token again (A16). */
function useVerification(): State {
  const api = useApi();
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<State>(token ? 'verifying' : { failure: noToken });
  useEffect(() => {
    if (!token) return;
    let left = false;
    verifyEmail(api, token).then(
      () => left || setState('verified'),
      (error) => left || setState({ failure: errorMessage(error, failureTexts) }),
    );
    return () => {
      left = true;
    };
  }, [api, token]);
  return state;
}

function Verified() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountPanel title="Email Verified!">
      <AccountOutcome role="status">
        <p>Your email has been verified successfully!</p>
        <p>Redirecting to login...</p>
      </AccountOutcome>
    </AccountPanel>
  );
}

/** The page behind the mailed link: verifies, then shows the outcome and where to go. */
export function Verification() {
  const state = useVerification();
  if (state === 'verified') return <Verified />;
  if (state === 'verifying') {
    return (
      <AccountPanel tab="Verify your email" title="Email verification">
        <Spinner label="Verifying your email..." showLabel />
      </AccountPanel>
    );
  }
  return (
    <AccountPanel drawing="nothing-here" title="Verification Failed">
      <AccountOutcome
        role="alert"
        actions={
          <>
            <ButtonLink as={Link} to="/resend-verification" variant="primary" wide>
              Resend Verification Email
            </ButtonLink>
            <ButtonLink as={Link} to="/login" wide>
              Back to Login
            </ButtonLink>
          </>
        }
      >
        <p>{state.failure}</p>
      </AccountOutcome>
    </AccountPanel>
  );
}
