import { applicationStatuses } from '@commons/contracts/applications/application-lists';
import type { SeekerApplication } from '@commons/contracts/applications/applications';
import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { DelayedField } from '@commons/ui/forms/delayed-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { longestSearch } from '@commons/ui/forms/text-lengths';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { LoadMore } from '@commons/ui/lists/load-more';
import { MessageBanner } from '@commons/ui/messages/banner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { SearchIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { statusChoices } from '@commons/web-kit/applications/application-status';
import { type ReactNode, useState } from 'react';
import {
  type ApplicationChoice,
  type ApplicationOrder,
  applicationOrders,
  chooseApplications,
} from './application-order';
import { ElsewhereCard } from './elsewhere/elsewhere.card';
import { statusHere } from './elsewhere/elsewhere-words';
import { TrackerNotices } from './elsewhere/tracker-notices';
import { type Tracker, useTracker } from './elsewhere/use-tracker';
import { MyApplicationCard } from './my-application.card';
import { useMyApplications } from './my-applications.api';
import { StatusGuide } from './status-guide';

/** The part of the choice that is in the address. */
export type ChosenApplications = Omit<ApplicationChoice, 'order'>;

const everything: ChosenApplications = { status: 'all', search: '' };
/** Applications shown at first, and added by each "Load more". Fewer than half of it need no search. */
const pageSize = 20;

interface MyApplicationsListProps {
  /** Link to the jobs when there are no applications. */
  readonly browse: ReactNode;
  /** The status filter, stored in the address by the page. Unknown values count as 'all'. */
  readonly status: string;
  /** Words that job, company or place must have, stored in the address too. */
  readonly search: string;
  readonly onChoice: (choice: ChosenApplications, options?: { readonly replace: true }) => void;
  /** The one application that the address names, e.g. from a mail. */
  readonly only?: string | undefined;
}

/** My Job Applications (specification D2 §2). */
export function MyApplicationsList(props: MyApplicationsListProps) {
  const { browse, status, search, onChoice, only } = props;
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
        <TrackerNotices
          isReported={applications.isError}
          onSaved={() => showSuccess(t('applicationSaved'))}
          tracker={tracker}
        />
        {applications.isPending && <ListSkeleton label={t('loadingApplications')} />}
        {applications.isError && (
          <RetryBanner
            onRetry={() => {
              void applications.refetch();
              if (tracker.query.isError) void tracker.query.refetch();
            }}
          >
            {errorMessage(applications.error, t('failedLoadApplicationsPlease'))}
          </RetryBanner>
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
            onChoice={onChoice}
            onWithdrawn={() => showSuccess(t('applicationWithdrawn'))}
            only={only}
            rows={[...rows, ...entries.map(rankedEntry)]}
            choice={{ status: known, search }}
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
  ...{ application_id: elsewhere.id, elsewhere, withdrawn_at: undefined, job_location: undefined },
  ...{ job_title: elsewhere.job_title, company_name: elsewhere.company_name },
  applied_at: `${elsewhere.applied_on}T00:00:00.000Z`,
  status: statusHere[elsewhere.status],
});

type ListedApplication = SeekerApplication | ReturnType<typeof rankedEntry>;

interface ApplicationsProps extends Pick<MyApplicationsListProps, 'onChoice' | 'only'> {
  readonly rows: readonly ListedApplication[];
  readonly choice: ChosenApplications;
  readonly tracker: Tracker;
  readonly onWithdrawn: () => void;
}

function Applications({ rows, choice, onChoice, only, tracker, onWithdrawn }: ApplicationsProps) {
  const [order, setOrder] = useState<ApplicationOrder>('newest');
  const [most, setMost] = useState(pageSize);
  const list = useFocusAfterRemoval<HTMLDivElement>();
  const { search } = choice;
  const chosen = only
    ? rows.filter(({ application_id }) => application_id === only)
    : chooseApplications(rows, { ...choice, order });
  const shown = chosen.slice(0, most);
  const all = <Button onClick={() => onChoice(everything)}>{t('showAllApplications')}</Button>;
  return (
    <Stack gap={4} ref={list}>
      {only && (
        <Row>
          {shown.length === 0 && <p role="status">{t('applicationNotHereAny')}</p>}
          {all}
        </Row>
      )}
      {!only && (
        <ApplicationFilters
          choice={{ ...choice, order }}
          hasSearch={search !== '' || rows.length > pageSize / 2}
          onChoice={onChoice}
          onOrder={setOrder}
        />
      )}
      {shown.length === 0 && !only && (
        <EmptyState
          illustration="no-results"
          title={search ? t('noneApplicationsMatches') : t('noneApplicationsHasStatus')}
          titleAs="p"
          actions={all}
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
      {chosen.length > pageSize && (
        <LoadMore
          noun={t('applications2')}
          onMore={() => setMost(most + pageSize)}
          shown={shown.length}
          total={chosen.length}
        />
      )}
    </Stack>
  );
}

interface ApplicationFiltersProps extends Pick<MyApplicationsListProps, 'onChoice'> {
  readonly choice: ApplicationChoice;
  readonly hasSearch: boolean;
  readonly onOrder: (order: ApplicationOrder) => void;
}

function ApplicationFilters({ choice, hasSearch, onChoice, onOrder }: ApplicationFiltersProps) {
  const { status, search, order } = choice;
  return (
    <Row>
      {hasSearch && (
        <DelayedField
          label={t('search')}
          maxLength={longestSearch}
          onText={(words) => onChoice({ status, search: words }, { replace: true })}
          placeholder={t('jobCompanyPlace')}
          prefix={<SearchIcon />}
          type="search"
          value={search}
        />
      )}
      <SelectField
        label={t('status')}
        value={status}
        onChange={({ target }) =>
          onChoice({ status: target.value as ChosenApplications['status'], search })
        }
        options={statusChoices}
      />
      <SelectField
        label={t('sortBy')}
        value={order}
        onChange={(event) => onOrder(event.target.value as ApplicationOrder)}
        options={Object.entries(applicationOrders).map(([value, label]) => ({ value, label }))}
      />
    </Row>
  );
}
