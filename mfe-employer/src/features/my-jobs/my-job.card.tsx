import { Card, CardLink } from '@commons/ui/card';
import { Day, dayText } from '@commons/ui/day';
import { counted, metaLine } from '@commons/ui/wording';
import { useMayWrite } from '@commons/web-kit/business-role';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import { HiddenNotice } from './hidden-notice';
import { JobActions, type JobActionsProps } from './job-actions';
import { JobStatusBadge } from './job-status-badge';
import styles from './my-job.card.module.css';

/** One of the employer's jobs: title, status and numbers. */
export function MyJobCard({ job, ...actions }: JobActionsProps) {
  const { title, category, employment_type, location_city, location_state, created_at } = job;
  const titleId = useId();
  const mayWrite = useMayWrite();
  const place = [location_city, location_state].filter(Boolean).join(', ');
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.job}>
        <h3 className={styles.title} id={titleId}>
          <CardLink as={Link} to={`/jobs/${job.id}`}>
            {title}
          </CardLink>
        </h3>
        <p className={styles.facts}>{metaLine([category, employment_type, place])}</p>
        <p className={styles.facts}>
          {job.status === 'draft' ? 'Drafted' : 'Posted'} <Day iso={created_at} />
          {job.status === 'active' && job.expires_at && ` · until ${dayText(job.expires_at)}`}
        </p>
        {job.hidden_reason && <HiddenNotice job={job} onSuccess={actions.onSuccess} />}
      </div>
      <div className={styles.standing}>
        <JobStatusBadge status={job.status} />
        <ApplicationCount job={job} />
        <span className={styles.number}>{counted(job.view_count, 'view')}</span>
      </div>
      {mayWrite && <JobActions job={job} {...actions} />}
    </Card>
  );
}

/** How many applied, as a link to them. */
function ApplicationCount({ job }: Pick<JobActionsProps, 'job'>) {
  const text = counted(job.application_count, 'application');
  if (job.application_count === 0) return <span className={styles.number}>{text}</span>;
  const to = `?${new URLSearchParams({ tab: 'applications', job: job.id })}`;
  return (
    <Link aria-label={`${text} for ${job.title}`} className={styles.count} to={to}>
      {text}
    </Link>
  );
}
