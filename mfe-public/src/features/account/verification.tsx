import { Button, ButtonLink } from '@commons/ui/button';
import { Spinner } from '@commons/ui/spinner';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { Link, useNavigate, useSearchParams } from '@commons/web-kit/router';
import { useCallback, useEffect, useState } from 'react';
import { verifyEmail } from './account.api';
import { AccountOutcome, AccountPanel } from './account-panel';

/** Time to read the success message before the redirect to /login (D1 §9). */
const redirectMs = 3000;

interface Failed {
  readonly failure: string;
  /** Nobody looked at the link: the service is down, or there is no connection. */
  readonly unanswered?: boolean;
}

type State = 'verifying' | 'verified' | Failed;

const noToken = 'Invalid verification link. Please check your email and try again.';

const failureTexts = {
  network: 'An error occurred during verification. Please try again.',
  status: 'Email verification failed. The link may have expired.',
};

/** Verifies the token in the address. React may mount twice: the server accepts the same token again (A16). */
function useVerification(): readonly [State, () => void] {
  const api = useApi();
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<State>(token ? 'verifying' : { failure: noToken });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same token again
  useEffect(() => {
    if (!token) return;
    let left = false;
    verifyEmail(api, token).then(
      () => left || setState('verified'),
      (error) => left || setState(failed(error)),
    );
    return () => {
      left = true;
    };
  }, [api, token, attempt]);
  const again = useCallback(() => {
    setState('verifying');
    setAttempt((before) => before + 1);
  }, []);
  return [state, again];
}

const failed = (error: unknown): Failed => ({
  failure: errorMessage(error, failureTexts),
  unanswered: isApiError(error) && (error.failure !== 'http' || error.status >= 500),
});

function Verified() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountOutcome role="status" title="Email Verified!">
      <p>Your email has been verified successfully!</p>
      <p>Redirecting to login...</p>
    </AccountOutcome>
  );
}

/** The page behind the mailed link: verifies, then shows the outcome and where to go. */
export function Verification() {
  const [state, again] = useVerification();
  if (state === 'verified') return <Verified />;
  if (state === 'verifying') {
    return (
      <AccountPanel tab="Verify your email" title="Email verification">
        <Spinner label="Verifying your email..." showLabel />
      </AccountPanel>
    );
  }
  return (
    <AccountOutcome
      role="alert"
      title={state.unanswered ? 'We could not check your link' : 'Verification Failed'}
      actions={
        <>
          {state.unanswered && (
            <Button onClick={again} variant="primary">
              Try again
            </Button>
          )}
          <ButtonLink
            as={Link}
            to="/resend-verification"
            variant={state.unanswered ? 'secondary' : 'primary'}
          >
            Resend Verification Email
          </ButtonLink>
          <ButtonLink as={Link} to="/login">
            Back to Login
          </ButtonLink>
        </>
      }
    >
      <p>{state.failure}</p>
      {state.unanswered && <p>Your link has not been used.</p>}
    </AccountOutcome>
  );
}
