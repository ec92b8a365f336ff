import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { MyJob } from '@commons/contracts/jobs/jobs';
import { RecentList, RecentRow, RecentRows } from '@commons/ui/lists/recent-list';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { t } from '@commons/ui/text/texts';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import styles from './overview.module.css';

/** Rows per list in the overview (specification D2 §9). */
export const recentRows = 3;

/** The status badge of a job. It belongs to another feature, so the page passes it in. */
export type JobBadge = ComponentType<Pick<MyJob, 'status'>>;

interface ListProps {
  readonly loading: boolean;
  readonly onViewAll: () => void;
}

interface RecentJobsProps extends ListProps {
  readonly jobs: readonly MyJob[] | undefined;
  readonly Badge: JobBadge;
}

/** The newest jobs, each with a link to its page. */
export function RecentJobs({ jobs, Badge, ...list }: RecentJobsProps) {
  return (
    <Recent {...list} title={t('recentJobs')} rows={jobs} none={t('jobsPostAppearHere')}>
      {({ id, title, status }) => (
        <RecentRow key={id} name={<Link to={jobPage(id)}>{title}</Link>}>
          <Badge status={status} />
        </RecentRow>
      )}
    </Recent>
  );
}

interface RecentApplicationsProps extends ListProps {
  /** The newest ones. */
  readonly applications: readonly EmployerApplication[] | undefined;
  /** The newest ones that are not reviewed yet, however many came after them. */
  readonly pending: readonly EmployerApplication[] | undefined;
}

/** Pending applications first, then the others; newest first within each group. */
const waitingFirst = (
  pending: readonly EmployerApplication[],
  newest: readonly EmployerApplication[],
) => {
  const waiting = [...pending, ...newest].filter(waits);
  const known = new Map(waiting.map((row) => [row.id, row]));
  return [...known.values(), ...newest.filter((row) => !waits(row))];
};

const waits = ({ status, withdrawn_at }: EmployerApplication) =>
  status === 'pending' && !withdrawn_at;

/** The latest applications, pending ones first: applicant and job. */
export function RecentApplications({ applications, pending, ...list }: RecentApplicationsProps) {
  // Both lists are awaited, since rows would change places when the second one comes.
  const isKnown = pending !== undefined || !list.loading;
  return (
    <Recent
      {...list}
      title={t('recentApplications')}
      rows={isKnown && applications ? waitingFirst(pending ?? [], applications) : undefined}
      none={t('applicationsJobsAppearHere')}
    >
      {({ id, applicant_name, job_title, status, withdrawn_at }) => (
        <RecentRow
          key={id}
          more={t('forJobtitle', { jobTitle: job_title })}
          name={<Link to={`?tab=applications&application=${id}`}>{applicant_name}</Link>}
        >
          <ApplicationStatusBadge status={status} withdrawn_at={withdrawn_at} />
        </RecentRow>
      )}
    </Recent>
  );
}

interface RecentProps<Item> extends ListProps {
  readonly title: string;
  /** Undefined while loading, and when loading failed. */
  readonly rows: readonly Item[] | undefined;
  readonly none: string;
  readonly children: (row: Item) => ReactNode;
}

function Recent<Item>({ title, rows, none, loading, onViewAll, children }: RecentProps<Item>) {
  return (
    <RecentList title={title} onViewAll={onViewAll} viewAllName={t('viewAllTitle', { title })}>
      <div className={styles.room}>
        {!rows && loading && <Skeleton lines={recentRows} />}
        {rows?.length === 0 && <p className={styles.quiet}>{none}</p>}
        {rows && rows.length > 0 && (
          <RecentRows>{rows.slice(0, recentRows).map(children)}</RecentRows>
        )}
      </div>
    </RecentList>
  );
}
