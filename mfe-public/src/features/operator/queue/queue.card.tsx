import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { ClaimCard } from '../claims/claim.card';
import { MessageCard } from '../messages/message.card';
import { setMessageState } from '../parts/operator.api';
import type { Done } from '../parts/use-done';
import { ReportCard } from '../reports/report.card';
import { AuthorNote } from './author-note';
import type { PendingAction } from './queue-dialog';
import type { QueueItem } from './queue-items';
import { RemovalCard } from './removal.card';
import type { OfferUndo } from './use-undo';

interface QueueCardProps {
  readonly item: QueueItem;
  readonly done: Done;
  readonly offer: OfferUndo;
  readonly onDoing: (doing: PendingAction) => void;
}

/** An item with its context and its decisions, as in the list of its kind. */
export function QueueCard({ item, done, offer, onDoing }: QueueCardProps) {
  const api = useApi();
  const author = (id: string | undefined, hiddenBefore?: number) =>
    id && (
      <AuthorNote
        hiddenBefore={hiddenBefore}
        id={id}
        onSuspend={(account) => onDoing({ type: 'suspend', account })}
      />
    );
  if (item.type === 'removal') return <RemovalCard done={done} removal={item.removal} />;
  if (item.type === 'message') {
    const { message } = item;
    const undo = () => setMessageState(api, message.id, { state: 'open' });
    const undone = t('messageOpenAgain');
    return <MessageCard done={(text) => offer({ text, undo, undone })} message={message} />;
  }
  if (item.type === 'claim') {
    const { claim } = item;
    return (
      <ClaimCard claim={claim} onDecide={(decision) => onDoing({ type: 'claim', claim, decision })}>
        {author(claim.claimant.id)}
      </ClaimCard>
    );
  }
  const { subject } = item;
  return (
    <ReportCard
      onDecide={(decision) => onDoing({ type: 'subject', subject, decision })}
      subject={subject}
    >
      {author(subject.author_id, subject.hidden_before)}
    </ReportCard>
  );
}
