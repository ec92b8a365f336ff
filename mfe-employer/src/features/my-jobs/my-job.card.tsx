import type { MyJob } from '@commons/contracts/jobs';
import { Badge } from '@commons/ui/badge';
import { Card, CardLink } from '@commons/ui/card';
import { Link } from '@commons/web-kit/router';
import styles from './my-job.card.module.css';

const plural = (count: number, one: string) =>
  `${count.toLocaleString()} ${one}${count === 1 ? '' : 's'}`;

/** One of the employer's jobs: what it is, how it stands, and how it is doing. */
export function MyJobCard({ job }: { job: MyJob }) {
  const place = [job.location_city, job.location_state].filter(Boolean).join(', ');
  return (
    <Card as="article" className={styles.card}>
      <div>
        <h3 className={styles.title}>
          <CardLink as={Link} to={`/jobs/${job.id}`}>
            {job.title}
          </CardLink>
        </h3>
        <p className={styles.facts}>
          {[job.category, job.employment_type, place].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.facts}>
          Posted{' '}
          <time dateTime={job.created_at}>{new Date(job.created_at).toLocaleDateString()}</time>
        </p>
      </div>
      <div className={styles.standing}>
        <Badge tone={job.status === 'active' ? 'green' : 'grey'} dot>
          {job.status}
        </Badge>
        <span className={styles.number}>{plural(job.application_count, 'application')}</span>
        <span className={styles.number}>{plural(job.view_count, 'view')}</span>
      </div>
    </Card>
  );
}
