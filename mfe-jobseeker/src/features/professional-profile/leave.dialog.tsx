import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';

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
      title="Leave without saving?"
      width="narrow"
      footer={
        <>
          <Button data-autofocus="" onClick={onStay}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>Your profile has unsaved changes. They are lost when you leave.</p>
    </Dialog>
  );
}
