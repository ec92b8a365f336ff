import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { resendVerification } from './account-settings.api';
import type { Notify } from './use-save';

const failureTexts = {
  network: t('errorOccurredPleaseTryAgain'),
  status: t('failedSendVerificationEmail'),
};

/** Only a reminder: an unverified address blocks nothing (decision A15). */
export function VerifyNotice({ email, tell }: { readonly email: string; readonly tell: Notify }) {
  const api = useApi();
  const resend = useMutation({
    mutationFn: () => resendVerification(api, email),
    onSuccess: () => tell.showSuccess(t('verificationEmailSentPleaseCheck')),
    onError: (error) => tell.showError(errorMessage(error, failureTexts)),
  });
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="small"
          busy={resend.isPending}
          busyLabel={t('sending')}
          onClick={() => resend.mutate()}
        >
          {t('resendVerificationEmail')}
        </Button>
      }
    >
      {t('verifyEmailOpenLinkSent', { email })}
    </Banner>
  );
}
