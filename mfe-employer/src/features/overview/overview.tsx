import type { EmployerApplication } from '@commons/contracts/applications';
import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { EmptyState } from '@commons/ui/empty-state';
import { BriefcaseIcon, PlusIcon, UserIcon } from '@commons/ui/icons';
import { Row, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import styles from './overview.module.css';
import { RecentApplications, RecentJobs, type StatusBadges } from './recent';

export type OverviewTabId = 'jobs' | 'applications';

export interface OverviewProps {
  /** All jobs, newest first; undefined while they are not known, and when they could not be loaded. */
  readonly jobs: readonly MyJob[] | undefined;
  /** The newest applications and how many there are in all; undefined as above. */
  readonly applications: Applications | undefined;
  /** Applications that nobody has looked at yet; undefined as above. */
  readonly pending: number | undefined;
  /** Something is still on its way. */
  readonly loading: boolean;
  readonly badges: StatusBadges;
  readonly onOpen: (tab: OverviewTabId) => void;
  readonly onPost: () => void;
}

interface Applications {
  readonly rows: readonly EmployerApplication[];
  readonly total: number;
  /** There are more than `total`. */
  readonly more: boolean;
}

/** What needs doing first: numbers that lead on, and the newest of each list. */
export function Overview({ jobs, applications, pending, loading, badges, ...on }: OverviewProps) {
  const post = (
    <Button variant="primary" icon={<PlusIcon />} onClick={on.onPost}>
      Post New Job
    </Button>
  );
  return (
    <Stack gap={8}>
      <div className={styles.tiles}>
        <JobsTile jobs={jobs} onClick={() => on.onOpen('jobs')} />
        <StatTile
          as="button"
          icon={<UserIcon />}
          label="Applications"
          value={totalText(applications)}
          hint={pendingText(pending)}
          tone={pending ? 'todo' : 'plain'}
          onClick={() => on.onOpen('applications')}
        />
      </div>
      {jobs?.length === 0 ? (
        <FirstJob post={post} />
      ) : (
        <>
          <Row>{post}</Row>
          <div className={styles.columns}>
            <RecentJobs
              jobs={jobs}
              loading={loading}
              Badge={badges.Job}
              onViewAll={() => on.onOpen('jobs')}
            />
            <RecentApplications
              applications={applications?.rows}
              loading={loading}
              Badge={badges.Application}
              onViewAll={() => on.onOpen('applications')}
            />
          </div>
        </>
      )}
    </Stack>
  );
}

/** Stands where a number is not known. */
const unknown = '–';

const totalText = (applications: Applications | undefined) => {
  if (!applications) return unknown;
  return `${applications.total.toLocaleString()}${applications.more ? '+' : ''}`;
};

// The line is there before its text, so that nothing moves when it comes.
const pendingText = (pending: number | undefined) => {
  if (pending === undefined) return '\u00a0';
  return pending === 0 ? 'None to review' : `${pending.toLocaleString()} to review`;
};

const postedText = (count: number) =>
  count === 0 ? 'None posted yet' : `of ${count.toLocaleString()} posted`;

function JobsTile({ jobs, onClick }: { jobs: OverviewProps['jobs']; onClick: () => void }) {
  const active = jobs?.filter(({ status }) => status === 'active').length;
  return (
    <StatTile
      as="button"
      icon={<BriefcaseIcon />}
      label="Active Jobs"
      value={active?.toLocaleString() ?? unknown}
      hint={jobs ? postedText(jobs.length) : '\u00a0'}
      onClick={onClick}
    />
  );
}

/** The first look of a new employer. */
function FirstJob({ post }: { post: React.ReactNode }) {
  return (
    <Card tone="sunken" pad="small">
      <EmptyState illustration="no-jobs" title="Find the right person for the job" actions={post}>
        Say what the job is, what it takes and what it pays: three short steps, free of charge. It
        is on the job board at once, and applications arrive here.
      </EmptyState>
    </Card>
  );
}
