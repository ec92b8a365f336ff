import { ButtonLink } from '@commons/ui/controls/button';
import { CardRow } from '@commons/ui/lists/card-row';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import {
  byAccount,
  dashboardLinks,
  employerAccountRequestPath,
} from '@commons/web-kit/page/dashboard-links';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { useNewestJobs } from '../jobs.api';
import { FeaturedJobCard } from './featured-job.card';

const featured = 4;

interface FeaturedJobsProps {
  /** Renders the section around the list. */
  readonly section: (list: ReactNode) => ReactNode;
}

/** The four newest jobs (D1 §7). A failure is only logged, and hides the section (D1 §8). */
export function FeaturedJobs({ section }: FeaturedJobsProps) {
  const { data, errorUpdateCount } = useNewestJobs(featured);
  if (!data && errorUpdateCount > 0) return null;
  return section(
    !data ? (
      <Spinner label={t('loadingJobs')} />
    ) : data.length === 0 ? (
      <NoJobs />
    ) : (
      <CardRow>
        {data.map((job) => (
          <li key={job.id}>
            <FeaturedJobCard job={job} />
          </li>
        ))}
      </CardRow>
    ),
  );
}

function NoJobs() {
  const { user } = useSession();
  // Only employers post; a job seeker asks support for another account type (decision A55).
  const postTarget = byAccount(user, {
    guest: '/register',
    employer: dashboardLinks.newJob,
    seeker: employerAccountRequestPath,
  });
  return (
    <EmptyState
      illustration="no-jobs"
      title={t('beFirst')}
      titleAs="h3"
      actions={
        <ButtonLink as={Link} to={postTarget}>
          {t('postJob')}
        </ButtonLink>
      }
    >
      <p>{t('newestJobsWillBeHere')}</p>
    </EmptyState>
  );
}
