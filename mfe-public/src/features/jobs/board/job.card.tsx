import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { Badge } from '@commons/ui/controls/badge';
import { classNames } from '@commons/ui/elements/class-names';
import { Card, CardActions, CardLink } from '@commons/ui/lists/card';
import { t, translate } from '@commons/ui/text/texts';
import { factsOf } from '@commons/ui/text/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { OnMapButton } from '@commons/web-kit/map/list-with-map';
import { cardId } from '@commons/web-kit/pane/use-pane';
import { Link, useLocation } from '@commons/web-kit/router';
import { distanceText } from '@commons/web-kit/search/distance';
import { Highlight } from '@commons/web-kit/search/highlight';
import { type MouseEvent, memo, useId } from 'react';
import { boardAge, listLocation, salaryText } from '../job-text';
import { SaveJobButton } from '../save-job-button';
import styles from './job.card.module.css';

interface JobCardProps {
  readonly job: Job;
  /** Search words to highlight. */
  readonly hits: readonly string[];
  /** Listing of the employer, where there is one. */
  readonly listing?: EmployerListing | undefined;
  /** The job is shown next to the list. */
  readonly current?: boolean;
  readonly onPick?: (event: MouseEvent, jobId: string) => void;
}

/** One job of the list: title, pay and place come first. */
export const JobCard = memo(({ job, hits, listing, current = false, onPick }: JobCardProps) => {
  const titleId = useId();
  const { pathname, search } = useLocation();
  const salary = salaryText(job);
  const place = factsOf([listLocation(job), distanceText(job.distance_miles)]);
  const terms = factsOf([
    translate(job.employment_type),
    job.experience_level && translate(job.experience_level),
  ]);
  const text = job.snippet || job.description || job.overview;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={classNames(styles.card, text && styles.withText, current && styles.current)}
      id={cardId('job', job.id)}
      pad="none"
    >
      <CompanyTile job={job} listing={listing} />
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          <Highlight hits={hits}>{job.title}</Highlight>
        </h3>
        {salary && <p className={styles.salary}>{salary}</p>}
      </div>
      <div className={styles.meta}>
        <p className={styles.facts}>
          <span className={styles.company}>
            <Highlight hits={hits}>{job.company_name}</Highlight>
          </span>
          {place.map((fact) => (
            <span key={fact}>
              <Highlight hits={hits}>{fact}</Highlight>
            </span>
          ))}
        </p>
        <p className={styles.facts}>
          {terms.map((fact) => (
            <span key={fact}>
              <Highlight hits={hits}>{fact}</Highlight>
            </span>
          ))}
          <time dateTime={job.created_at} suppressHydrationWarning>
            {boardAge(job)}
          </time>
        </p>
      </div>
      <div className={styles.excerpt}>
        <p className={styles.description}>
          <Highlight hits={hits}>{text ?? ''}</Highlight>
        </p>
      </div>
      <div className={styles.foot}>
        <div className={styles.chips}>
          {job.category && <Badge>{translate(job.category)}</Badge>}
          {job.remote_friendly && <Badge tone="green">{t('remoteChip')}</Badge>}
          {job.urgent && <Badge tone="amber">{t('urgent')}</Badge>}
          {job.external && <Badge tone="grey">{t('imported')}</Badge>}
          <OnMapButton id={job.id} nameId={titleId} />
        </div>
        <div className={styles.ways}>
          <CardActions>
            <SaveJobButton job={job} labelClass={styles.label} />
          </CardActions>
          <CardLink
            as={Link}
            aria-current={current ? 'true' : undefined}
            aria-describedby={titleId}
            className={styles.link}
            onClick={(event: MouseEvent) => onPick?.(event, job.id)}
            state={{ list: pathname + search }}
            to={jobPage(job.id)}
          >
            {t('viewDetails')}
          </CardLink>
        </div>
      </div>
    </Card>
  );
});
