import { t } from '../text/texts';
import { ConfirmDialog } from './confirm-dialog';

export interface DiscardDialogProps {
  readonly open: boolean;
  readonly onDiscard: () => void;
  /** Called when the person continues to write. */
  readonly onClose: () => void;
}

/** Asks for confirmation before leaving a long form whose input is not stored. */
export function DiscardDialog({ open, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={t('discardWhatTyped')}
      action={t('discard')}
      keep={t('keepWriting')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {t('notSavedYet')}
    </ConfirmDialog>
  );
}
