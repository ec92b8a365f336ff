import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { DataList } from '@commons/ui/lists/data-list';
import { StatTile } from '@commons/ui/lists/stat-tile';
import { locale, t } from '@commons/ui/text/texts';
import { statusGroup } from '@commons/web-kit/applications/application-status';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';
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
  /** Shown first: what the person began before signing in. */
  readonly before: ReactNode;
  readonly emailVerified: boolean;
  /** Whether the professional profile is complete; undefined while unknown. */
  readonly profile: boolean | undefined;
  readonly profileLoading: boolean;
  readonly onApplications: (status: ApplicationStatus | 'all') => void;
  readonly onBrowse: () => void;
  readonly onProfile: () => void;
}

/** The job seeker's numbers, latest applications and quick actions (specification D2 §2), as far as the town has jobs. */
export function Overview(props: OverviewProps) {
  const { applications, state, before, emailVerified, profile, profileLoading, ...on } = props;
  const hasJobs = hasArea('jobs');
  const numbers = applicationStatistics(applications);
  const tiles = [
    { status: 'all', label: t('totalApplications'), value: numbers.total },
    { status: 'pending', label: statusGroup('pending'), value: numbers.pending },
    { status: 'accepted', label: statusGroup('accepted'), value: numbers.accepted },
    { status: 'rejected', label: statusGroup('rejected'), value: numbers.rejected },
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
      {hasJobs && (
        <div className={styles.tiles}>
          {tiles.map(({ status, label, value }) => (
            <StatTile
              as="button"
              key={label}
              label={label}
              value={state === 'loading' ? '–' : value.toLocaleString(locale)}
              onClick={() => on.onApplications(status)}
            />
          ))}
        </div>
      )}
      <div>
        <Section title={t('quickActions')}>
          <Row>
            {hasJobs && (
              <>
                <Button variant="primary" onClick={on.onBrowse}>
                  {t('browseJobs')}
                </Button>
                <Button onClick={() => on.onApplications('all')}>{t('myApplications')}</Button>
              </>
            )}
            {!hasJobs && hasArea('directory') && (
              <ButtonLink as={Link} to="/business-directory" variant="primary">
                {t('browseBusinesses')}
              </ButtonLink>
            )}
            <Button onClick={on.onProfile}>{t('updateProfile')}</Button>
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
            <Section title={t('applicationPerformance')}>
              <DataList
                items={[
                  { label: t('successRate'), value: numbers.successRate },
                  {
                    label: t('stillConsideration'),
                    value: numbers.considered.toLocaleString(locale),
                  },
                  { label: t('totalApplications'), value: numbers.total.toLocaleString(locale) },
                ]}
              />
            </Section>
          </div>
        </div>
      )}
    </Stack>
  );
}
