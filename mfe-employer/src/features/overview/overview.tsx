import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type { Business } from '@commons/contracts/businesses/businesses';
import type { MyJob } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { StatTile } from '@commons/ui/lists/stat-tile';
import { EmptyState } from '@commons/ui/messages/empty-state';
import {
  BriefcaseIcon,
  BuildingIcon,
  EditIcon,
  PlusIcon,
  UserIcon,
} from '@commons/ui/pictures/icons';
import { locale, t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { ColleaguesCard } from './colleagues.card';
import { ListingCard } from './listing.card';
import styles from './overview.module.css';
import { type JobBadge, RecentApplications, RecentJobs } from './recent';
import { EmployerTodos } from './todos';

type OverviewTabId = 'jobs' | 'applications' | 'business-directory';

export interface OverviewProps {
  /** Undefined while loading, and when loading failed. */
  readonly jobs: Jobs | undefined;
  /** The newest applications and the total; undefined as above. */
  readonly applications: Applications | undefined;
  /** The newest unreviewed applications and their number; undefined as above. */
  readonly pending: Applications | undefined;
  /** The overdue ones among them. */
  readonly overdue: { readonly total: number; readonly to: string } | undefined;
  /** The directory listing; null when there is none, undefined while unknown. */
  readonly listing: Business | null | undefined;
  readonly emailVerified: boolean;
  /** Something is still loading. */
  readonly loading: boolean;
  readonly JobBadge: JobBadge;
  readonly onOpen: (tab: OverviewTabId) => void;
  readonly onPost: () => void;
}

interface Count {
  readonly total: number;
  /** There are more than `total`. */
  readonly more: boolean;
}

interface Jobs {
  readonly newest: readonly MyJob[];
  readonly all: Count;
  readonly active: Count;
}

interface Applications extends Count {
  readonly rows: readonly EmployerApplication[];
}

/** Numbers that link to their tabs, and the newest rows of each list, for the areas that the town has. */
export function Overview(props: OverviewProps) {
  const { jobs, applications, pending, overdue, listing, emailVerified, loading, JobBadge, ...on } =
    props;
  const mayWrite = useMayWrite();
  const isOwner = !useSession().user?.business;
  const hasJobs = hasArea('jobs');
  const hasListing = hasArea('directory');
  const openListing = () => on.onOpen('business-directory');
  const actions = (
    <>
      {hasJobs && (
        <Button variant="primary" icon={<PlusIcon />} onClick={on.onPost}>
          {t('postNewJob')}
        </Button>
      )}
      {/* The "profile" of a business is its listing: its views are the Profile Views (specification D2 §2). */}
      {hasListing && (
        <Button icon={<EditIcon />} onClick={openListing}>
          {t('updateBusinessProfile')}
        </Button>
      )}
    </>
  );
  return (
    <Stack gap={8}>
      {mayWrite && (
        <EmployerTodos
          {...{ overdue, listing, emailVerified, loading }}
          jobs={jobs?.all.total}
          pending={pending?.total}
        />
      )}
      <div className={styles.tiles}>
        {hasJobs && (
          <>
            <JobsTile jobs={jobs} onClick={() => on.onOpen('jobs')} />
            <StatTile
              as="button"
              icon={<UserIcon />}
              label={t('applications')}
              value={totalText(applications)}
              hint={pendingText(pending?.total)}
              tone={pending?.total ? 'todo' : 'plain'}
              onClick={() => on.onOpen('applications')}
            />
          </>
        )}
        {hasListing && <ViewsTile listing={listing} onClick={openListing} />}
      </div>
      {mayWrite && <Row>{actions}</Row>}
      {hasJobs && jobs?.all.total === 0 && <FirstJob />}
      {hasJobs && jobs?.all.total !== 0 && (
        <div className={styles.columns}>
          <RecentJobs
            jobs={jobs?.newest}
            loading={loading}
            Badge={JobBadge}
            onViewAll={() => on.onOpen('jobs')}
          />
          <RecentApplications
            applications={applications?.rows}
            pending={pending?.rows}
            loading={loading}
            onViewAll={() => on.onOpen('applications')}
          />
        </div>
      )}
      {/* Without an answer it would be a heading over nothing; who may not make one is not asked to. */}
      {hasListing && (loading || listing || (listing === null && mayWrite)) && (
        <ListingCard listing={listing} onOpen={openListing} />
      )}
      {isOwner && <ColleaguesCard />}
    </Stack>
  );
}

/** Shown for an unknown number. */
const unknown = '–';

const totalText = (count: Count | undefined) => {
  if (!count) return unknown;
  return `${count.total.toLocaleString(locale)}${count.more ? '+' : ''}`;
};

// The line is rendered before its text, so that nothing moves when it arrives.
const pendingText = (pending: number | undefined) => {
  if (pending === undefined) return '\u00a0';
  return pending === 0
    ? t('noneReview')
    : t('countToReview', { count: pending.toLocaleString(locale) });
};

/** The total includes drafts, so not all were posted. */
const allText = (all: Count) =>
  all.total === 0 ? t('nonePostedYet') : t('allAll', { all: totalText(all) });

function JobsTile({ jobs, onClick }: { jobs: OverviewProps['jobs']; onClick: () => void }) {
  return (
    <StatTile
      as="button"
      icon={<BriefcaseIcon />}
      label={t('activeJobs')}
      value={totalText(jobs?.active)}
      hint={jobs ? allText(jobs.all) : '\u00a0'}
      onClick={onClick}
    />
  );
}

const viewsOf = (listing: OverviewProps['listing']) => {
  if (listing === undefined) return unknown;
  return (listing?.views ?? 0).toLocaleString(locale);
};

function ViewsTile({
  listing,
  onClick,
}: {
  listing: OverviewProps['listing'];
  onClick: () => void;
}) {
  return (
    <StatTile
      as="button"
      icon={<BuildingIcon />}
      label={t('profileViews')}
      value={viewsOf(listing)}
      hint={listing === null ? t('noListingYet') : t('ofYourListing')}
      onClick={onClick}
    />
  );
}

/** Shown to a new employer. */
function FirstJob() {
  return (
    <Card tone="sunken" pad="small">
      <EmptyState illustration="no-jobs" title={t('findRightPersonJob')}>
        {t('sayWhatJobWhat')}
      </EmptyState>
    </Card>
  );
}
