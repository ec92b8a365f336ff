import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { isOnBoard, isPosted } from '@commons/contracts/lifecycles/job-life';
import { Card, CardLink } from '@commons/ui/lists/card';
import { Day, dayText } from '@commons/ui/text/day';
import { t, translate } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { Link } from '@commons/web-kit/router';
import { useMayWrite } from '@commons/web-kit/session/business-role';
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
          <CardLink as={Link} to={jobPage(job.id)}>
            {title}
          </CardLink>
        </h3>
        <p className={styles.facts}>
          {metaLine([translate(category), translate(employment_type), place])}
        </p>
        <p className={styles.facts}>
          {isPosted(job.status) ? t('posted') : t('drafted')} <Day iso={created_at} />
          {isOnBoard(job.status) &&
            job.expires_at &&
            t('untilExpiresat', { expiresAt: dayText(job.expires_at) })}
        </p>
        {job.hidden_reason && <HiddenNotice job={job} onSuccess={actions.onSuccess} />}
      </div>
      <div className={styles.standing}>
        <JobStatusBadge status={job.status} />
        <ApplicationCount job={job} />
        <span className={styles.number}>{t('viewsCount', { count: job.view_count })}</span>
      </div>
      {mayWrite && <JobActions job={job} {...actions} />}
    </Card>
  );
}

/** The number of applications, linked to them. */
function ApplicationCount({ job }: Pick<JobActionsProps, 'job'>) {
  const text = t('applicationsCount', { count: job.application_count });
  if (job.application_count === 0) return <span className={styles.number}>{text}</span>;
  const to = `?${new URLSearchParams({ tab: 'applications', job: job.id })}`;
  return (
    <Link aria-label={t('textTitle', { text, title: job.title })} className={styles.count} to={to}>
      {text}
    </Link>
  );
}
