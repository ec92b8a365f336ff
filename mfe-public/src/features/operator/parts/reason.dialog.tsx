import { moderationDecisionLimits } from '@commons/contracts/field-limits';
import { t } from '@commons/ui/text/texts';
import { TextDialog } from '@commons/web-kit/forms/text.dialog';
import type { ReactNode } from 'react';

interface ReasonDialogProps {
  /** 'Hide this review?' */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** Readers of the reason. */
  readonly help: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly danger?: boolean;
  /** Performs the action. The dialog shows a failure; the caller closes it after success. */
  readonly onReason: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason that every operator action needs (decision A62), then performs it. */
export const ReasonDialog = ({ onReason, ...props }: ReasonDialogProps) => (
  <TextDialog
    {...props}
    busyLabel={t('saving')}
    label={t('reason2')}
    limits={moderationDecisionLimits}
    missing={t('sayWhy')}
    name="reason"
    onText={onReason}
  />
);
