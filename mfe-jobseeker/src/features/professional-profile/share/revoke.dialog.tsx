import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { turnOffLink, useKeepProfile } from '../professional-profile.api';

interface RevokeDialogProps {
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks before the public link is revoked permanently. */
export function RevokeDialog({ onClose, onGone }: RevokeDialogProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { busy, failure, act } = useAct({ failed: t('failedTurnOffLink') });
  const turnOff = () =>
    act(async () => {
      await turnOffLink(api);
      onGone();
      // Removes the card with this dialog.
      await keep({ share_token: null });
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('turnOffLink')}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('keepIt')}</Button>
          <Button variant="danger" busy={busy} onClick={turnOff}>
            {t('turnOffLink2')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('stopsWorkingEverybodyWho')}</p>
        {failure && <Banner tone="error">{failure}</Banner>}
      </Stack>
    </Dialog>
  );
}
