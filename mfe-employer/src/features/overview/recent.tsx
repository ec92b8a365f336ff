import type { EmployerApplication } from '@commons/contracts/applications';
import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { Section } from '@commons/ui/page';
import { Skeleton } from '@commons/ui/skeleton';
import { Link } from '@commons/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import styles from './overview.module.css';

/** How many rows the overview shows of each list (specification D2 §9). */
const recent = 3;

/** How statuses look: the features that own them say so, and the page hands it on. */
export interface StatusBadges {
  readonly Job: ComponentType<Pick<MyJob, 'status'>>;
  readonly Application: ComponentType<Pick<EmployerApplication, 'status' | 'withdrawn_at'>>;
}

/** The newest jobs, each with a link to its page. */
export function RecentJobs({
  jobs,
  Badge,
  loading,
  onViewAll,
}: {
  jobs: readonly MyJob[] | undefined;
  Badge: StatusBadges['Job'];
  loading: boolean;
  onViewAll: () => void;
}) {
  return (
    <Recent
      title="Recent Jobs"
      rows={jobs}
      none="Jobs you post appear here."
      loading={loading}
      onViewAll={onViewAll}
    >
      {({ id, title, status }) => (
        <li key={id} className={styles.row}>
          <Link className={styles.text} to={`/jobs/${id}`}>
            {title}
          </Link>
          <Badge status={status} />
        </li>
      )}
    </Recent>
  );
}

/** The newest applications: who, and for which job. */
export function RecentApplications({
  applications,
  Badge,
  loading,
  onViewAll,
}: {
  applications: readonly EmployerApplication[] | undefined;
  Badge: StatusBadges['Application'];
  loading: boolean;
  onViewAll: () => void;
}) {
  return (
    <Recent
      title="Recent Applications"
      rows={applications}
      none="Applications for your jobs appear here."
      loading={loading}
      onViewAll={onViewAll}
    >
      {({ id, applicant_name, job_title, status, withdrawn_at }) => (
        <li key={id} className={styles.row}>
          <span className={styles.text}>
            {applicant_name} <span className={styles.quiet}>for {job_title}</span>
          </span>
          <Badge status={status} withdrawn_at={withdrawn_at} />
        </li>
      )}
    </Recent>
  );
}

interface RecentProps<Item> {
  readonly title: string;
  /** Undefined while they are on their way, and when they could not be loaded. */
  readonly rows: readonly Item[] | undefined;
  readonly none: string;
  readonly loading: boolean;
  readonly onViewAll: () => void;
  readonly children: (row: Item) => ReactNode;
}

function Recent<Item>({ title, rows, none, loading, onViewAll, children }: RecentProps<Item>) {
  return (
    <div>
      <Section
        title={title}
        action={
          <Button
            variant="quiet"
            size="small"
            className={styles.viewAll}
            aria-label={`View all: ${title}`}
            onClick={onViewAll}
          >
            View all
          </Button>
        }
      >
        <div className={styles.room}>
          {!rows && loading && <Skeleton lines={recent} />}
          {rows?.length === 0 && <p className={styles.quiet}>{none}</p>}
          {rows && rows.length > 0 && (
            <ul className={styles.rows}>{rows.slice(0, recent).map(children)}</ul>
          )}
        </div>
      </Section>
    </div>
  );
}
