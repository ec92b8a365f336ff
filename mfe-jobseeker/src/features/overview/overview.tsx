import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { SeekerApplication } from '@commons/contracts/applications';
import { Button } from '@commons/ui/button';
import { DataList } from '@commons/ui/data-list';
import { Row, Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import type { ReactNode } from 'react';
import { applicationStatistics } from './application-statistics';
import { FirstSteps } from './first-steps';
import styles from './overview.module.css';
import { RecentApplications } from './recent-applications';
import { SeekerTodos } from './todos';

export interface OverviewProps {
  /** All applications of this person, newest first; empty when loading failed. */
  readonly applications: readonly SeekerApplication[];
  /** 'failed' silently shows zero counts (specification D2 §8). */
  readonly state: 'loading' | 'failed' | 'loaded';
  /** Comes first: what the person had begun before signing in. */
  readonly before: ReactNode;
  readonly emailVerified: boolean;
  /** Whether the professional profile is complete; undefined while unknown. */
  readonly profile: boolean | undefined;
  readonly profileLoading: boolean;
  readonly onApplications: (status: ApplicationStatus | 'all') => void;
  readonly onBrowse: () => void;
  readonly onProfile: () => void;
}

/** The job seeker's numbers, latest applications and quick actions (specification D2 §2). */
export function Overview(props: OverviewProps) {
  const { applications, state, before, emailVerified, profile, profileLoading, ...on } = props;
  const numbers = applicationStatistics(applications);
  const tiles = [
    { status: 'all', label: 'Total Applications', value: numbers.total },
    { status: 'pending', label: 'Pending', value: numbers.pending },
    { status: 'accepted', label: 'Accepted', value: numbers.accepted },
    { status: 'rejected', label: 'Rejected', value: numbers.rejected },
  ] as const;
  return (
    <Stack gap={8}>
      {before}
      <SeekerTodos
        emailVerified={emailVerified}
        hasApplied={state === 'loaded' ? numbers.total > 0 : undefined}
        loading={state === 'loading' || profileLoading}
        profile={profile}
      />
      <div className={styles.tiles}>
        {tiles.map(({ status, label, value }) => (
          <StatTile
            as="button"
            key={label}
            label={label}
            value={state === 'loading' ? '–' : value.toLocaleString('en-US')}
            onClick={() => on.onApplications(status)}
          />
        ))}
      </div>
      <div>
        <Section title="Quick Actions">
          <Row>
            <Button variant="primary" onClick={on.onBrowse}>
              Browse Jobs
            </Button>
            <Button onClick={() => on.onApplications('all')}>My Applications</Button>
            <Button onClick={on.onProfile}>Update Profile</Button>
          </Row>
        </Section>
      </div>
      {state === 'loaded' && numbers.total === 0 && <FirstSteps />}
      {numbers.total > 0 && (
        <div className={styles.columns}>
          <RecentApplications
            applications={applications}
            onViewAll={() => on.onApplications('all')}
          />
          <div>
            <Section title="Application Performance">
              <DataList
                items={[
                  { label: 'Success Rate', value: numbers.successRate },
                  {
                    label: 'Still in Consideration',
                    value: numbers.considered.toLocaleString('en-US'),
                  },
                  { label: 'Total Applications', value: numbers.total.toLocaleString('en-US') },
                ]}
              />
            </Section>
          </div>
        </div>
      )}
    </Stack>
  );
}
