import type { EmployerApplication } from '@commons/contracts/applications';
import type { MyJob } from '@commons/contracts/jobs';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { BriefcaseIcon, PlusIcon, UserIcon } from '@commons/ui/icons';
import { Row, Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import { Link } from '@commons/web-kit/router';
import styles from './overview.module.css';

/** How many rows the overview shows of each list (specification D2 §9). */
const recent = 3;

export interface OverviewProps {
  readonly jobs: readonly MyJob[];
  readonly applications: readonly EmployerApplication[];
  readonly onOpen: (tab: 'jobs' | 'applications') => void;
  readonly onPost: () => void;
}

/** What needs doing first: numbers that lead on, and the newest of each list. */
export function Overview({ jobs, applications, onOpen, onPost }: OverviewProps) {
  return (
    <Stack gap={8}>
      <div className={styles.tiles}>
        <StatTile
          as="button"
          icon={<BriefcaseIcon />}
          label="Active Jobs"
          value={jobs.filter(({ status }) => status === 'active').length}
          onClick={() => onOpen('jobs')}
        />
        <StatTile
          as="button"
          icon={<UserIcon />}
          label="Applications"
          value={applications.length}
          onClick={() => onOpen('applications')}
        />
      </div>
      <Row>
        <Button variant="primary" icon={<PlusIcon />} onClick={onPost}>
          Post New Job
        </Button>
      </Row>
      <div className={styles.columns}>
        <Section title="Recent Jobs">
          {jobs.length === 0 && <p>Jobs you post appear here.</p>}
          <ul className={styles.rows}>
            {jobs.slice(0, recent).map((job) => (
              <li key={job.id} className={styles.row}>
                <Link to={`/jobs/${job.id}`}>{job.title}</Link>
                <Badge tone={job.status === 'active' ? 'green' : 'grey'} dot>
                  {job.status}
                </Badge>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Recent Applications">
          {applications.length === 0 && <p>Applications to your jobs appear here.</p>}
          <ul className={styles.rows}>
            {applications.slice(0, recent).map(({ id, applicant_name, job_title, status }) => (
              <li key={id} className={styles.row}>
                <span>
                  {applicant_name} <span className={styles.quiet}>for {job_title}</span>
                </span>
                <Badge tone={status === 'pending' ? 'amber' : 'grey'} dot>
                  {status}
                </Badge>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Stack>
  );
}
