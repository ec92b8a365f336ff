import { applicationStatuses } from '@commons/contracts/applications/application-lists';
import type { SeekerApplication } from '@commons/contracts/applications/applications';
import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import { Banner, MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { ListSkeleton } from '@commons/ui/list-skeleton';
import { Row, Section, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { t } from '@commons/ui/texts';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { statusChoices } from '@commons/web-kit/applications/application-status';
import { type ReactNode, useState } from 'react';
import { type ApplicationOrder, applicationOrders, chooseApplications } from './application-order';
import { ElsewhereCard } from './elsewhere/elsewhere.card';
import { statusHere } from './elsewhere/elsewhere-words';
import { TrackerNotices } from './elsewhere/tracker-notices';
import { type Tracker, useTracker } from './elsewhere/use-tracker';
import { MyApplicationCard } from './my-application.card';
import { useMyApplications } from './my-applications.api';
import { StatusGuide } from './status-guide';

export type StatusFilter = SeekerApplication['status'] | 'all';

interface MyApplicationsListProps {
  /** Link to the jobs when there are no applications. */
  readonly browse: ReactNode;
  /** The status filter, kept in the address by the page. Unknown values count as 'all'. */
  readonly status: string;
  readonly onStatus: (status: StatusFilter) => void;
  /** The one application that the address names, e.g. from a mail. */
  readonly only?: string | undefined;
}

/** My Job Applications (specification D2 §2). */
export function MyApplicationsList({ browse, status, onStatus, only }: MyApplicationsListProps) {
  const applications = useMyApplications();
  const tracker = useTracker();
  const { message, showSuccess } = useTimedMessage();
  const { entries } = tracker;
  const rows = applications.data;
  const isNothing = rows?.length === 0 && entries.length === 0;
  const known = applicationStatuses.find((each) => each === status) ?? 'all';
  return (
    <Section
      action={<Button onClick={() => tracker.setEditing('new')}>{t('addOneMadeElsewhere')}</Button>}
      title={t('myJobApplications')}
    >
      <Stack gap={6}>
        <TrackerNotices onSaved={() => showSuccess(t('applicationSaved'))} tracker={tracker} />
        {applications.isPending && <ListSkeleton label={t('loadingApplications')} />}
        {applications.isError && (
          <Banner
            tone="error"
            action={<Button onClick={() => applications.refetch()}>{t('tryAgain')}</Button>}
          >
            {errorMessage(applications.error, t('failedLoadApplicationsPlease'))}
          </Banner>
        )}
        {isNothing && !tracker.query.isPending && (
          <EmptyState
            illustration="no-applications"
            title={t('noApplicationsYet')}
            titleAs="h3"
            actions={browse}
          >
            {t('jobsApplyAppearHere')}
          </EmptyState>
        )}
        {rows && rows.length + entries.length > 0 && (
          <Applications
            onStatus={onStatus}
            onWithdrawn={() => showSuccess(t('applicationWithdrawn'))}
            only={only}
            rows={[...rows, ...entries.map(rankedEntry)]}
            status={known}
            tracker={tracker}
          />
        )}
        {rows && <StatusGuide />}
        <MessageBanner message={message} />
      </Stack>
    </Section>
  );
}

/** An application made elsewhere with the fields that order and filter need. */
const rankedEntry = (elsewhere: ApplicationElsewhere) => ({
  ...{ application_id: elsewhere.id, elsewhere, withdrawn_at: undefined },
  ...{ job_title: elsewhere.job_title, company_name: elsewhere.company_name },
  applied_at: `${elsewhere.applied_on}T00:00:00.000Z`,
  status: statusHere[elsewhere.status],
});

type ListedApplication = SeekerApplication | ReturnType<typeof rankedEntry>;

interface ApplicationsProps extends Pick<MyApplicationsListProps, 'onStatus' | 'only'> {
  readonly rows: readonly ListedApplication[];
  readonly status: StatusFilter;
  readonly tracker: Tracker;
  readonly onWithdrawn: () => void;
}

function Applications({ rows, status, onStatus, only, tracker, onWithdrawn }: ApplicationsProps) {
  const [order, setOrder] = useState<ApplicationOrder>('newest');
  const shown = only
    ? rows.filter(({ application_id }) => application_id === only)
    : chooseApplications(rows, { status, order });
  return (
    <Stack gap={4}>
      {only && (
        <Row>
          {shown.length === 0 && <p role="status">{t('applicationNotHereAny')}</p>}
          <Button onClick={() => onStatus('all')}>{t('showAllApplications')}</Button>
        </Row>
      )}
      {!only && (
        <Row>
          <SelectField
            label={t('status')}
            value={status}
            onChange={(event) => onStatus(event.target.value as StatusFilter)}
            options={statusChoices}
          />
          <SelectField
            label={t('sortBy')}
            value={order}
            onChange={(event) => setOrder(event.target.value as ApplicationOrder)}
            options={Object.entries(applicationOrders).map(([value, label]) => ({ value, label }))}
          />
        </Row>
      )}
      {shown.length === 0 && !only && (
        <EmptyState
          illustration="no-results"
          title={t('noneApplicationsHasStatus')}
          titleAs="p"
          actions={<Button onClick={() => onStatus('all')}>{t('showAllApplications')}</Button>}
        />
      )}
      {shown.map((row) =>
        'elsewhere' in row ? (
          <ElsewhereCard
            entry={row.elsewhere}
            key={row.application_id}
            onDelete={() => tracker.remove(row.elsewhere)}
            onEdit={() => tracker.setEditing(row.elsewhere)}
          />
        ) : (
          <MyApplicationCard application={row} key={row.application_id} onWithdrawn={onWithdrawn} />
        ),
      )}
    </Stack>
  );
}
