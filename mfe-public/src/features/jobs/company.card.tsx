import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard } from '@commons/contracts/lifecycles/job-life';
import { Card } from '@commons/ui/lists/card';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { Rating } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { CompanyTile } from '@commons/web-kit/employers/company-tile';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { Link } from '@commons/web-kit/router';
import styles from './company.card.module.css';
import { CompanyName } from './company-name';
import { HoursToday } from './hours-today';
import { JobLinks } from './job-links';
import { useJobsOfEmployer } from './jobs.api';
import { ReplyTime } from './reply-time';

interface CompanyCardProps {
  readonly job: Job;
  /** Of the heading. */
  readonly level: 2 | 3;
}

const shown = 3;

/** The employer: business page, reviews, hours today, other open jobs. Imported jobs have no employer here. */
export function CompanyCard({ job, level }: CompanyCardProps) {
  const employers = useEmployers([job]);
  const listing = employers.of(job);
  const others = useOtherJobs(job);
  if (!job.employer_id) return null;
  const Heading = `h${level}` as const;
  return (
    <Card as="section" aria-labelledby="company-title" className={styles.card}>
      <div className={styles.head}>
        <CompanyTile job={job} listing={listing} size={56} />
        <div className={styles.names}>
          <Heading className={styles.title} id="company-title">
            <CompanyName job={job} listing={listing} />
          </Heading>
          {listing && <Facts listing={listing} />}
          {employers.loading && <Skeleton />}
          <ReplyTime jobId={job.id} />
        </div>
      </div>
      {listing && <HoursToday times={listing} />}
      {others.loading && <Skeleton lines={3} />}
      {others.rows.length > 0 && (
        <div className={styles.others}>
          <p className={styles.lead}>{t('otherOpenJobsHere')}</p>
          <JobLinks jobs={others.rows} />
          {listing && others.more && (
            <Link className={styles.all} to={businessPage(listing.id)}>
              {t('seeAllJobs', { count: others.open })}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

function Facts({ listing }: { readonly listing: EmployerListing }) {
  const { business_category, location, average_rating, total_reviews } = listing;
  return (
    <>
      {total_reviews > 0 && <Rating count={total_reviews} showValue value={average_rating} />}
      <p className={styles.facts}>{metaLine([translate(business_category), location])}</p>
    </>
  );
}

/** The other open jobs of the employer; none when they cannot be loaded. */
function useOtherJobs({ id, employer_id, status }: Job) {
  const { data, isLoading } = useJobsOfEmployer(employer_id, shown + 1);
  const open = data?.total ?? 0;
  const others = (data?.rows ?? []).filter((job) => job.id !== id);
  return {
    loading: isLoading,
    rows: others.slice(0, shown),
    more: open - (isOnBoard(status) ? 1 : 0) > shown,
    /** All open jobs, as many as the page of the business lists. */
    open,
  };
}
