import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { useApi } from '@commons/web-kit/app-context';
import { decide } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import { decisionWords } from './decision-words';
import type { Decision } from './report.card';

/** The decision to confirm. */
export interface Choice {
  readonly subject: ReportedSubject;
  readonly decision: Decision;
}

interface DecisionDialogProps {
  readonly choice: Choice;
  /** Called after success with the text to show. */
  readonly onDecided: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason, then decides. */
export function DecisionDialog({
  choice: { subject, decision },
  onDecided,
  onClose,
}: DecisionDialogProps) {
  const api = useApi();
  const words = decisionWords(subject, decision);
  const send = async (reason: string) => {
    await decide(api, subject, { decision, reason });
    onClose();
    onDecided(words.done);
  };
  return (
    <ReasonDialog
      action={words.button}
      danger={decision === 'hide' && !subject.hidden}
      help={words.help}
      onClose={onClose}
      onReason={send}
      title={words.title}
    >
      <p>
        <strong>{subject.title}</strong>
      </p>
      <p>{words.what}</p>
    </ReasonDialog>
  );
}
