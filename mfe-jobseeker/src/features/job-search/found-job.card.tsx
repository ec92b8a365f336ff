import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard } from '@commons/contracts/lifecycles/job-life';
import { Card, CardActions, CardLink } from '@commons/ui/lists/card';
import { t, translate } from '@commons/ui/text/texts';
import { factsOf, ownPay } from '@commons/ui/text/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { Link } from '@commons/web-kit/router';
import { Fragment, type ReactNode, useId } from 'react';
import styles from './found-job.card.module.css';

interface FoundJobCardProps {
  readonly job: Job;
  /** The public listing of its employer, for the logo. */
  readonly listing: EmployerListing | undefined;
  /** Why it is recommended, in words. */
  readonly reasons?: readonly string[];
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A saved or recommended job: main facts, reasons, and a link to it. */
export function FoundJobCard({ job, listing, reasons = [], note, actions }: FoundJobCardProps) {
  const titleId = useId();
  const city = [job.location_city, job.location_state].filter(Boolean).join(', ');
  const place = city || job.location;
  const pay = job.salary_range && ownPay(job.salary_range);
  const facts = factsOf([job.company_name, place, translate(job.employment_type)]);
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card} pad="small">
      <CompanyTile job={job} listing={listing} />
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {job.title}
        </h3>
        {pay && <p className={styles.pay}>{pay}</p>}
      </div>
      <p className={styles.facts}>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            <span className={styles.fact}>
              {fact}
              {index < facts.length - 1 && ' ·'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!isOnBoard(job.status) && <p className={styles.facts}>{t('jobNoLongerAccepting')}</p>}
      <div className={styles.foot}>
        <CardLink as={Link} aria-describedby={titleId} className={styles.link} to={jobPage(job.id)}>
          {t('viewDetails')}
        </CardLink>
        {note && <p className={styles.facts}>{note}</p>}
        {actions && <CardActions className={styles.actions}>{actions}</CardActions>}
      </div>
    </Card>
  );
}
