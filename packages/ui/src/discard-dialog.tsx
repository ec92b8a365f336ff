import { ConfirmDialog } from './confirm-dialog';

export interface DiscardDialogProps {
  readonly open: boolean;
  readonly onDiscard: () => void;
  /** The person writes on. */
  readonly onClose: () => void;
}

/** Asks before a long form is left whose text is stored nowhere. */
export function DiscardDialog({ open, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard what you typed?"
      action="Discard"
      keep="Keep writing"
      onConfirm={onDiscard}
      onClose={onClose}
    >
      It is not saved yet.
    </ConfirmDialog>
  );
}
