import { Button } from '../controls/button';
import { t } from '../text/texts';
import { MessageBanner } from './banner';

export interface UndoToastProps {
  /** The deletion: 'Deleted “River Bank”.'; undefined renders nothing. */
  readonly done: string | undefined;
  readonly busy?: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * Undo for a deletion without confirmation. It floats, so that it is visible at any scroll position, and stays until it
 * is used or closed: it does not time out.
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
