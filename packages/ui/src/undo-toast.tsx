import { MessageBanner } from './banner';
import { Button } from './button';
import { t } from './texts';

export interface UndoToastProps {
  /** What was done: 'Deleted “River Bank”.'; undefined draws nothing. */
  readonly done: string | undefined;
  readonly busy?: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * The way back after something was deleted without being asked about. It floats, so that it is seen wherever one has
 * scrolled, and stays until it is used or closed: nobody has to hurry.
 */
export function UndoToast({ done, busy, onUndo, onClose }: UndoToastProps) {
  return (
    <MessageBanner
      action={
        <Button busy={busy} onClick={onUndo} size="small">
          {t('undo')}
        </Button>
      }
      message={done ? { tone: 'info', text: done } : null}
      onClose={onClose}
    />
  );
}
