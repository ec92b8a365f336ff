import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { Badge } from '@commons/ui/controls/badge';
import { Card, CardLink } from '@commons/ui/lists/card';
import { t, translate } from '@commons/ui/text/texts';
import { factsOf } from '@commons/ui/text/wording';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import { listLocation, postedDate, salaryText } from '../job-text';
import styles from './featured-job.card.module.css';

/** A job on the landing page. */
export function FeaturedJobCard({ job }: { readonly job: Job }) {
  const titleId = useId();
  const salary = salaryText(job);
  return (
    <Card as="article" className={styles.card} pad="small" aria-labelledby={titleId}>
      <Badge className={styles.category}>{translate(job.category)}</Badge>
      <h3 className={styles.title} id={titleId}>
        {job.title}
      </h3>
      <p className={styles.company}>{job.company_name}</p>
      <p className={styles.facts}>
        {factsOf([translate(job.employment_type), listLocation(job)]).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {salary && <p className={styles.salary}>{salary}</p>}
      <div className={styles.foot}>
        <time className={styles.posted} dateTime={job.created_at} suppressHydrationWarning>
          {t('posted2', { createdAt: postedDate(job.created_at) })}
        </time>
        <CardLink as={Link} aria-describedby={titleId} className={styles.link} to={jobPage(job.id)}>
          {t('viewJobDetails')}
        </CardLink>
      </div>
    </Card>
  );
}
