import { type ApplicationStatus, applicationStatuses } from '@commons/contracts/application-lists';
import { Badge } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { Stack } from '@commons/ui/page';
import { ApplicationStatusBadge } from '@commons/web-kit/application-status';
import styles from './status-guide.module.css';

/** What each status means (specification D2 §2). */
const meanings: Record<ApplicationStatus, string> = {
  pending: 'Received, awaiting review.',
  reviewed: 'Under consideration.',
  accepted: 'The employer wants to go on with you.',
  rejected: 'The employer chose someone else.',
};

/** What somebody noted of an application made elsewhere; the other two mean what they say. */
const elsewhere = [
  ['Elsewhere', 'You noted it yourself. Nobody else sees it, and you move its status.'],
  ['Interview', 'Noted by you: they invited you. The filter finds it under Reviewed.'],
  ['Offer', 'Noted by you: they want you. The filter finds it under Accepted.'],
] as const;

/** Explains the statuses. */
export function StatusGuide() {
  return (
    <Card as="section" tone="sunken" aria-label="What the status means">
      <Stack gap={4}>
        <h3 className={styles.title}>What the status means</h3>
        <dl className={styles.list}>
          {applicationStatuses.map((status) => (
            <div key={status}>
              <dt>
                <ApplicationStatusBadge status={status} />
              </dt>
              <dd className={styles.meaning}>{meanings[status]}</dd>
            </div>
          ))}
          {elsewhere.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <Badge>{name}</Badge>
              </dt>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
