import type { SeekerApplication } from '@commons/contracts/applications';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { Row, Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import { Link } from '@commons/web-kit/router';
import { applicationStatistics } from './application-statistics';
import styles from './overview.module.css';

/** How many applications the overview shows (specification D2 §2). */
const recent = 3;

export interface OverviewProps {
  readonly applications: readonly SeekerApplication[];
  /** False while nothing is known yet: the tips for a first search wait for it. */
  readonly loaded: boolean;
  readonly onOpen: (tab: 'applications' | 'job-search') => void;
}

/** The job seeker's numbers, latest applications and ways on (specification D2 §2). */
export function Overview({ applications, loaded, onOpen }: OverviewProps) {
  const numbers = applicationStatistics(applications);
  const tiles = [
    { label: 'Total Applications', value: numbers.total },
    { label: 'Pending', value: numbers.pending },
    { label: 'Accepted', value: numbers.accepted },
    { label: 'Rejected', value: numbers.rejected },
  ];
  return (
    <Stack gap={8}>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <StatTile as="button" key={tile.label} {...tile} onClick={() => onOpen('applications')} />
        ))}
      </div>
      <Section title="Quick Actions">
        <Row>
          <Button variant="primary" onClick={() => onOpen('job-search')}>
            Browse Jobs
          </Button>
          <Button onClick={() => onOpen('applications')}>My Applications</Button>
        </Row>
      </Section>
      {loaded && numbers.total === 0 && <FirstSteps />}
      {numbers.total > 0 && (
        <div className={styles.columns}>
          <RecentApplications
            applications={applications}
            onViewAll={() => onOpen('applications')}
          />
          <Section title="Application Performance">
            <DataList
              items={[
                { label: 'Success Rate', value: numbers.successRate },
                { label: 'Still in Consideration', value: numbers.considered },
                { label: 'Total', value: numbers.total },
              ]}
            />
          </Section>
        </div>
      )}
    </Stack>
  );
}

function RecentApplications({
  applications,
  onViewAll,
}: {
  applications: readonly SeekerApplication[];
  onViewAll: () => void;
}) {
  return (
    <Section
      title="Recent Applications"
      action={
        <Button variant="quiet" onClick={onViewAll}>
          View All
        </Button>
      }
    >
      <ul className={styles.rows}>
        {applications
          .slice(0, recent)
          .map(({ application_id, job_id, job_title, company_name, status }) => (
            <li key={application_id} className={styles.row}>
              <span>
                {job_title} <span className={styles.quiet}>at {company_name}</span>
              </span>
              <span className={styles.end}>
                <Badge>{status}</Badge>
                <Link to={`/jobs/${job_id}`}>View Job</Link>
              </span>
            </li>
          ))}
      </ul>
    </Section>
  );
}

function FirstSteps() {
  return (
    <Card tone="sunken">
      <Stack gap={3}>
        <h2>Ready to Start Your Job Search?</h2>
        <ul>
          <li>Search by one word of the job you want: three letters are enough.</li>
          <li>Read the pay and the place first; filters keep the rest away.</li>
          <li>Apply with a short letter of your own and a résumé of one or two pages.</li>
        </ul>
      </Stack>
    </Card>
  );
}
