import type { SeekerApplication } from '@commons/contracts/applications';
import { Button } from '@commons/ui/button';
import { Section } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { type ComponentType, useId } from 'react';
import styles from './overview.module.css';

/** How many applications the overview shows (specification D2 §2). */
const recent = 3;

export interface RecentApplicationsProps {
  readonly applications: readonly SeekerApplication[];
  /** How a status looks: the feature that owns it says so, and the page hands it on. */
  readonly Badge: ComponentType<Pick<SeekerApplication, 'status' | 'withdrawn_at'>>;
  readonly onViewAll: () => void;
}

/** The latest applications, each with the way to its job. */
export function RecentApplications({ applications, Badge, onViewAll }: RecentApplicationsProps) {
  const id = useId();
  const latest = applications.slice(0, recent);
  return (
    <div>
      <Section
        title="Recent Applications"
        action={
          <Button variant="quiet" size="small" className={styles.viewAll} onClick={onViewAll}>
            View All
          </Button>
        }
      >
        <ul className={styles.rows}>
          {latest.map(({ application_id, job_id, job_title, company_name, ...stand }) => (
            <li key={application_id} className={styles.row}>
              <span className={styles.text} id={id + application_id}>
                {job_title} <span className={styles.quiet}>at {company_name}</span>
              </span>
              <span className={styles.end}>
                <Badge status={stand.status} withdrawn_at={stand.withdrawn_at} />
                <Link aria-describedby={id + application_id} to={`/jobs/${job_id}`}>
                  View Job
                </Link>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
