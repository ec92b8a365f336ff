import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { Link, useNavigate, useSearchParams } from '@commons/web-kit/router';
import { useCallback, useEffect, useState } from 'react';
import { verifyEmail } from './account.api';
import { AccountOutcome, AccountPanel } from './account-panel';

/** Time to read the success message before the redirect to /login (D1 §9). */
const redirectMs = 3000;

interface Failed {
  readonly failure: string;
  /** The link was not checked: the service is down, or there is no connection. */
  readonly unanswered?: boolean;
}

type State = 'verifying' | 'verified' | Failed;

const noToken = t('invalidVerificationLinkPleaseCheck');

const failureTexts = {
  network: t('errorOccurredDuringVerificationPlease'),
  status: t('emailVerificationFailedLinkMay'),
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
    <AccountOutcome role="status" title={t('emailVerified2')}>
      <p>{t('emailHasBeenVerifiedSuccessfully')}</p>
      <p>{t('redirectingLogin')}</p>
    </AccountOutcome>
  );
}

/** The page behind the mailed link: verifies, then shows the outcome and where to go. */
export function Verification() {
  const [state, again] = useVerification();
  if (state === 'verified') return <Verified />;
  if (state === 'verifying') {
    return (
      <AccountPanel tab={t('verifyEmail')} title={t('emailVerification')}>
        <Spinner label={t('verifyingEmail')} showLabel />
      </AccountPanel>
    );
  }
  return (
    <AccountOutcome
      role="alert"
      title={state.unanswered ? t('couldNotCheckLink') : t('verificationFailed')}
      actions={
        <>
          {state.unanswered && (
            <Button onClick={again} variant="primary">
              {t('tryAgain')}
            </Button>
          )}
          <ButtonLink
            as={Link}
            to="/resend-verification"
            variant={state.unanswered ? 'secondary' : 'primary'}
          >
            {t('resendVerificationEmail')}
          </ButtonLink>
          <ButtonLink as={Link} to="/login">
            {t('backLogin')}
          </ButtonLink>
        </>
      }
    >
      <p>{state.failure}</p>
      {state.unanswered && <p>{t('linkHasNotBeenUsed')}</p>}
    </AccountOutcome>
  );
}
