import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { t } from '../text/texts';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirm button: 'Delete photo'. */
  readonly action: string;
  readonly busy?: boolean;
  /** Label of the safe button. Default: 'Keep it'. */
  readonly keep?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation of an action that cannot be undone; the safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, busy, keep = t('keepIt'), onConfirm, onClose, children } = props;
  const footer = (
    <>
      <Button data-autofocus onClick={onClose} disabled={busy}>
        {keep}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} width="narrow" footer={footer}>
      {children}
    </Dialog>
  );
}
