import { ButtonLink } from '@commons/ui/controls/button';
import { CardRow } from '@commons/ui/lists/card-row';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import {
  askForEmployerAccount,
  byAccount,
  dashboardLinks,
} from '@commons/web-kit/page/dashboard-links';
import { Link } from '@commons/web-kit/router';
import { useNewestJobs } from '../jobs.api';
import { FeaturedJobCard } from './featured-job.card';

const featured = 4;

/** The four newest jobs (D1 §7). A failure is only logged: the list stays empty (D1 §8). */
export function FeaturedJobs() {
  const { data, isPending } = useNewestJobs(featured);
  if (isPending) return <Spinner label={t('loadingJobs')} />;
  if (!data?.length) return <NoJobs />;
  return (
    <CardRow>
      {data.map((job) => (
        <li key={job.id}>
          <FeaturedJobCard job={job} />
        </li>
      ))}
    </CardRow>
  );
}

function NoJobs() {
  const { user } = useSession();
  // Only employers post; a job seeker asks support for another account type (decision A55).
  const postTarget = byAccount(user, {
    guest: '/register',
    employer: dashboardLinks.newJob,
    seeker: askForEmployerAccount,
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
