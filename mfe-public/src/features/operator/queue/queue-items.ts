import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import type { AccountRemoval } from '@commons/contracts/moderation/account-removals';
import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import type { ContactMessage } from '@commons/contracts/portal/contact';

/** An item that awaits an operator, with its waiting time. */
export type QueueItem = { readonly key: string; readonly since: string } & (
  | { readonly type: 'subject'; readonly subject: ReportedSubject }
  | { readonly type: 'claim'; readonly claim: OperatorClaim }
  | { readonly type: 'message'; readonly message: ContactMessage }
  | { readonly type: 'removal'; readonly removal: AccountRemoval }
);

export interface Waiting {
  readonly subjects: readonly ReportedSubject[];
  readonly claims: readonly OperatorClaim[];
  readonly messages: readonly ContactMessage[];
  readonly removals: readonly AccountRemoval[];
}

/** Merges all waiting items, the longest waiting first. */
export function queueItems({ subjects, claims, messages, removals }: Waiting): QueueItem[] {
  const items: QueueItem[] = [
    ...subjects.map((subject) => ({
      type: 'subject' as const,
      key: `${subject.kind}-${subject.id}`,
      since: subject.last_reported_at,
      subject,
    })),
    ...claims.map((claim) => ({
      type: 'claim' as const,
      key: `claim-${claim.id}`,
      since: claim.created_at,
      claim,
    })),
    ...messages.map((message) => ({
      type: 'message' as const,
      key: `message-${message.id}`,
      since: message.created_at,
      message,
    })),
    ...removals.map((removal) => ({
      type: 'removal' as const,
      key: `removal-${removal.id}`,
      since: removal.asked_at,
      removal,
    })),
  ];
  // ISO times of equal length sort as text.
  const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return items.sort((one, other) => order(one.since, other.since) || order(one.key, other.key));
}
