import {
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';
import { Badge } from '@commons/ui/controls/badge';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import styles from './status-guide.module.css';

/** What each status means (specification D2 §2). */
const meanings: Record<ApplicationStatus, string> = {
  pending: t('receivedAwaitingReview'),
  reviewed: t('underConsideration'),
  accepted: t('employerWantsGo'),
  rejected: t('employerChoseSomeoneElse'),
};

/** Further statuses of applications made elsewhere; the other two are self-explanatory. */
const elsewhere = [
  [t('elsewhere'), t('notedYourselfNobodyElse')],
  [t('interview'), t('notedByTheyInvited')],
  [t('offer'), t('notedByTheyWant')],
] as const;

/** Explains the statuses. */
export function StatusGuide() {
  return (
    <Card as="section" tone="sunken" aria-label={t('whatStatusMeans')}>
      <Stack gap={4}>
        <h3 className={styles.title}>{t('whatStatusMeans')}</h3>
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
