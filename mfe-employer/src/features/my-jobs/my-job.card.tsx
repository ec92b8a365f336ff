import type { MyJob } from '@commons/contracts/jobs';
import { Card, CardLink } from '@commons/ui/card';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import { JobStatusBadge } from './job-status.badge';
import styles from './my-job.card.module.css';

const plural = (count: number, one: string) =>
  `${count.toLocaleString()} ${one}${count === 1 ? '' : 's'}`;

/** One of the employer's jobs: what it is, how it stands, and how it is doing. */
export function MyJobCard({ job }: { job: MyJob }) {
  const { title, category, employment_type, location_city, location_state, created_at } = job;
  const titleId = useId();
  const place = [location_city, location_state].filter(Boolean).join(', ');
  const posted = new Date(created_at).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.job}>
        <h3 className={styles.title} id={titleId}>
          <CardLink as={Link} to={`/jobs/${job.id}`}>
            {title}
          </CardLink>
        </h3>
        <p className={styles.facts}>
          {[category, employment_type, place].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.facts}>
          Posted <time dateTime={created_at}>{posted}</time>
        </p>
      </div>
      <div className={styles.standing}>
        <JobStatusBadge status={job.status} />
        <span className={styles.number}>{plural(job.application_count, 'application')}</span>
        <span className={styles.number}>{plural(job.view_count, 'view')}</span>
      </div>
    </Card>
  );
}
