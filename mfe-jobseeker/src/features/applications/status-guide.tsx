import type { ApplicationStatus } from '@commons/contracts/application-lists';
import { Badge, type Tone } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { Stack } from '@commons/ui/page';
import styles from './status-guide.module.css';

/** What each status means (specification D2 §2). */
const meanings: Record<ApplicationStatus, { name: string; meaning: string; tone: Tone }> = {
  pending: { name: 'Pending', meaning: 'Received, awaiting review.', tone: 'amber' },
  reviewed: { name: 'Reviewed', meaning: 'Under consideration.', tone: 'neutral' },
  accepted: { name: 'Accepted', meaning: 'The employer wants to go on with you.', tone: 'green' },
  rejected: { name: 'Rejected', meaning: 'The employer chose someone else.', tone: 'red' },
};

/** The status as people read it. */
export const statusName = (status: ApplicationStatus) => meanings[status].name;

interface StatusBadgeProps {
  readonly status: ApplicationStatus;
  readonly withdrawn_at?: string | undefined;
}

/** The status as a badge; of what was taken back, that. */
export function StatusBadge({ status, withdrawn_at }: StatusBadgeProps) {
  if (withdrawn_at) {
    return (
      <Badge tone="grey" dot>
        Withdrawn
      </Badge>
    );
  }
  return (
    <Badge tone={meanings[status].tone} dot>
      {meanings[status].name}
    </Badge>
  );
}

/** What the words of the badges mean. */
export function StatusGuide() {
  return (
    <Card as="section" tone="sunken" aria-label="What the status means">
      <Stack gap={4}>
        <h3 className={styles.title}>What the status means</h3>
        <dl className={styles.list}>
          {(Object.keys(meanings) as ApplicationStatus[]).map((status) => (
            <div key={status}>
              <dt>
                <StatusBadge status={status} />
              </dt>
              <dd className={styles.meaning}>{meanings[status].meaning}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
