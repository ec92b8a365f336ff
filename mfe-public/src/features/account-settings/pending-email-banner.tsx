import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { dropEmailChange, useKeepProfile } from './account-settings.api';

interface PendingEmailBannerProps {
  readonly profile: AccountProfile;
  readonly notify: Notify;
}

/** A new address waiting for confirmation, and the button that cancels it (decision A41). */
export function PendingEmailBanner({ profile, notify }: PendingEmailBannerProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { busy, act } = useAct({ notify, failed: t('changeCouldNotBeTaken') });
  const cancelChange = () =>
    act(
      async () => {
        await dropEmailChange(api);
        await keep({ pending_email: undefined });
      },
      { done: t('emailStays', { email: profile.email }) },
    );
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" busy={busy} onClick={cancelChange}>
          {t('keepMyPresentEmail')}
        </Button>
      }
    >
      {t('sentConfirmationLinkUntilOpen', {
        pendingEmail: profile.pending_email ?? '',
        email: profile.email,
      })}
    </Banner>
  );
}
