import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { resendVerification } from './account-settings.api';

const failureTexts = {
  network: t('errorOccurredPleaseTryAgain'),
  status: t('failedSendVerificationEmail'),
};

/** Only a reminder: an unverified address blocks nothing (decision A15). */
export function VerifyNotice({
  email,
  notify,
}: {
  readonly email: string;
  readonly notify: Notify;
}) {
  const api = useApi();
  const { busy, act } = useAct({ notify, failed: failureTexts });
  const resend = () =>
    act(() => resendVerification(api, email), { done: t('verificationEmailSentPleaseCheck') });
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" busy={busy} busyLabel={t('sending')} onClick={resend}>
          {t('resendVerificationEmail')}
        </Button>
      }
    >
      {t('verifyEmailOpenLinkSent', { email })}
    </Banner>
  );
}
