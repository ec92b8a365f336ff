import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { turnOffLink, useKeepProfile } from './professional-profile.api';

interface RevokeDialogProps {
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks before the public link is turned off for good. */
export function RevokeDialog({ onClose, onGone }: RevokeDialogProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const turnOff = async () => {
    setBusy(true);
    try {
      await turnOffLink(api);
      onClose();
      keep({ share_token: null });
      onGone();
    } catch (error) {
      setFailure(errorMessage(error, 'Failed to turn off the link'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Turn off this link?"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} onClick={turnOff}>
            Turn off link
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          It stops working for everybody who has it, for good. You can generate a new link at any
          time; it will be a different one. The count of views stays.
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
      </Stack>
    </Dialog>
  );
}
