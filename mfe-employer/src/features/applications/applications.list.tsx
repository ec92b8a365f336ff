import { Row, Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { ReservedSpace } from '@commons/ui/loading/reserved-space';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { locale, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useAddressFilters } from '@commons/web-kit/page/address-filters';
import { useSearchParams } from '@commons/web-kit/router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApplicationCards } from './application-cards';
import { useApplicationSummary, useApplications } from './applications.api';
import type { Undoing } from './decisions/use-undo';
import { choiceRules, newestApplications } from './filters/application-choice';
import { ApplicationFilters } from './filters/application-filters';
import { StatusLinks } from './filters/status-links';
import { OneApplication } from './one-application';
import { usePreferredAnswers } from './preferred-answers';
import { type ApplicationView, useView } from './use-view';
import { ViewSwitch } from './view-switch';

// Loaded on demand: employers with few applicants never need them.
const Desk = lazy(() => import('./desk/desk'));

interface ApplicationsListProps {
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  readonly undoing: Undoing;
  /** Suggests the next step when no one has applied. */
  readonly post: ReactNode;
}

/** Applications to the employer's jobs with search, filter and order (specification D2 §2). */
export function ApplicationsList({ post, ...handlers }: ApplicationsListProps) {
  const [choice, change, addressWith] = useAddressFilters(choiceRules);
  const [search, setSearch] = useSearchParams();
  const one = search.get('application') ?? undefined;
  const everything = useApplications(newestApplications).data?.pages[0];
  const chosen = useApplications(one ? newestApplications : choice, one);
  const summary = useApplicationSummary(choice).data;
  const preferred = usePreferredAnswers(summary?.questions);
  const shared = { choice, preferred, ...handlers };
  const [view, setView] = useViewOfList(everything?.total);
  const isCards = one !== undefined || view === 'cards';
  const isEmpty = !everything || everything.total === 0;
  const exact = summary && everything?.more ? summary.everything : everything?.total;
  const statuses = (
    <StatusLinks addressWith={addressWith} chosen={choice.status} summary={summary} />
  );
  const total =
    everything && `${(exact ?? 0).toLocaleString(locale)}${everything.more && !summary ? '+' : ''}`;
  return (
    <Section
      title={t('applications')}
      action={
        total ? (
          <Row gap={4}>
            <p>{t('totalTotal', { total })}</p>
            {!one && <ViewSwitch onChange={setView} view={view} />}
          </Row>
        ) : (
          chosen.isPending && (
            <ReservedSpace>
              <ViewSwitch onChange={setView} view={view} />
            </ReservedSpace>
          )
        )
      }
    >
      <Stack gap={4}>
        {chosen.isPending && !everything && !one && (
          <ReservedSpace>
            <Stack gap={4}>
              <ApplicationFilters choice={choice} onChange={change} summary={undefined} />
              {statuses}
            </Stack>
          </ReservedSpace>
        )}
        {chosen.isPending && (
          <ListSkeleton
            label={t('loadingApplications')}
            shape={isCards || !view ? 'card' : 'row'}
          />
        )}
        {chosen.isError && (
          <RetryBanner onRetry={chosen.refetch}>
            {errorMessage(chosen.error, t('failedLoadApplicationsPlease'))}
          </RetryBanner>
        )}
        {everything?.total === 0 && <NoApplications post={post} />}
        {!isEmpty && one && (
          <OneApplication
            isKnown={chosen.data?.pages[0]?.rows.length !== 0}
            onAll={() => setSearch({ tab: search.get('tab') ?? '' })}
          />
        )}
        {!isEmpty && !one && (
          <>
            <ApplicationFilters choice={choice} onChange={change} summary={summary} />
            {view === 'cards' && statuses}
          </>
        )}
        {!isEmpty && isCards && (
          <ApplicationCards {...{ chosen, ...shared }} isOne={one !== undefined} />
        )}
        {!isEmpty && !isCards && (
          <Suspense fallback={<ListSkeleton label={t('loadingApplications')} shape="row" />}>
            <Desk {...{ summary, statuses, ...shared }} isBoard={view === 'board'} key={view} />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}

/** Choosing another view closes the application that was open in the last one. */
function useViewOfList(everything: number | undefined) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useView(everything);
  const choose = (next: ApplicationView) => {
    setView(next);
    if (!search.has('open')) return;
    const address = new URLSearchParams(search);
    address.delete('open');
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  return [view, choose] as const;
}

const NoApplications = ({ post }: Pick<ApplicationsListProps, 'post'>) => (
  <EmptyState
    illustration="no-applications"
    title={t('noApplicationsYet')}
    titleAs="h3"
    actions={post}
  >
    {t('whenSomeoneAppliesOne')}
  </EmptyState>
);
