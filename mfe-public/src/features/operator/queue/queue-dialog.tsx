import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { SuspendDialog } from '../accounts/suspend.dialog';
import { ClaimDecisionDialog, type ClaimToDecide } from '../claims/claim-decision.dialog';
import { decide, restoreAccount } from '../parts/operator.api';
import type { Done } from '../parts/use-done';
import { type Choice, DecisionDialog } from '../reports/decision.dialog';
import type { OfferUndo } from './use-undo';

/** The pending action on an item. */
export type PendingAction =
  | ({ readonly type: 'subject' } & Choice)
  | ({ readonly type: 'claim' } & ClaimToDecide)
  | { readonly type: 'suspend'; readonly account: OperatorAccount };

interface QueueDialogProps {
  readonly doing: PendingAction;
  readonly done: Done;
  readonly offer: OfferUndo;
  readonly onClose: () => void;
}

/** Asks for the reason of a decision, and offers to undo it where possible. */
export function QueueDialog({ doing, done, offer, onClose }: QueueDialogProps) {
  const api = useApi();
  if (doing.type === 'claim') {
    return <ClaimDecisionDialog choice={doing} done={done} onClose={onClose} />;
  }
  if (doing.type === 'suspend') {
    const { account } = doing;
    const undo = () => restoreAccount(api, account.id);
    const undone = t('nameNoLongerSuspended', { name: account.full_name });
    return (
      <SuspendDialog
        account={account}
        done={(text) => offer({ text, undo, undone })}
        onClose={onClose}
      />
    );
  }
  const { subject } = doing;
  const undo = () => decide(api, subject, { decision: 'reopen', reason: t('takenBackReason') });
  const undone = t('decisionTakenBack');
  return (
    <DecisionDialog
      choice={doing}
      onClose={onClose}
      // A decision about a wave cannot be undone.
      onDecided={(text) =>
        void (subject.kind === 'wave' ? done(text) : offer({ text, undo, undone }))
      }
    />
  );
}
