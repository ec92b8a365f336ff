import type { AccountProfile } from '@commons/contracts/account-profile';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { dropEmailChange, useKeepProfile } from './account-settings.api';
import type { Notify } from './use-save';

interface PendingEmailBannerProps {
  readonly profile: AccountProfile;
  readonly tell: Notify;
}

/** A new address waiting for confirmation, and the button that cancels it (decision A41). */
export function PendingEmailBanner({ profile, tell }: PendingEmailBannerProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const [busy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    try {
      await dropEmailChange(api);
      keep({ pending_email: undefined });
      tell.showSuccess(t('emailStays', { email: profile.email }));
    } catch (error) {
      tell.showError(errorMessage(error, t('changeCouldNotBeTaken')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" busy={busy} onClick={drop}>
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
