import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { t } from '@commons/ui/text/texts';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes of the profile are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leaveWithoutSaving')}
      width="narrow"
      footer={
        <>
          <Button data-autofocus="" onClick={onStay}>
            {t('keepEditing')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('discardChanges')}
          </Button>
        </>
      }
    >
      <p>{t('profileHasUnsavedChanges')}</p>
    </Dialog>
  );
}
