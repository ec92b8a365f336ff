import { ConfirmDialog } from './confirm-dialog';
import { t } from './texts';

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
