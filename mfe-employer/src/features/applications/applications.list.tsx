import {
  applicationStatuses,
  employerApplicationSorts,
} from '@commons/contracts/application-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { LoadMore } from '@commons/ui/load-more';
import { Row, Section, Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { Spinner } from '@commons/ui/spinner';
import { type FilterRules, useAddressFilters } from '@commons/web-kit/address-filters';
import { errorMessage } from '@commons/web-kit/api-error';
import { statusChoices } from '@commons/web-kit/application-status';
import { useSearchParams } from '@commons/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApplicationCard } from './application.card';
import { type ApplicationChoice, newestApplications, useApplications } from './applications.api';
import { OneApplication } from './one-application';
import type { Undoing } from './use-undo';

/** Sort orders of the list (specification D2 §3). */
const sorts: Record<ApplicationChoice['sortBy'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  job_title: 'Job title',
  applicant_name: 'Applicant name',
};

/** Filter and order are in the address, so that Back, a reload and another tab keep them. */
const rules: FilterRules<ApplicationChoice> = {
  none: newestApplications,
  known: { status: ['all', ...applicationStatuses], sortBy: employerApplicationSorts },
};

export interface ApplicationsListProps {
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  readonly undoing: Undoing;
  /** The next step when nobody has applied. */
  readonly post: ReactNode;
}

/** Applications to the employer's jobs with filter and order (specification D2 §2). */
export function ApplicationsList({ post, ...told }: ApplicationsListProps) {
  const [choice, change] = useAddressFilters(rules);
  const [search, setSearch] = useSearchParams();
  const one = search.get('application') ?? undefined;
  const everything = useApplications(newestApplications).data?.pages[0];
  const chosen = useApplications(one ? newestApplications : choice, one);
  const total =
    everything && `${everything.total.toLocaleString('en-US')}${everything.more ? '+' : ''}`;
  return (
    <Section title="Applications" action={total && <p>{`Total: ${total}`}</p>}>
      <Stack gap={4}>
        {chosen.isPending && <Spinner room="page" label="Loading applications..." />}
        {chosen.isError && (
          <Banner tone="error" action={<Button onClick={() => chosen.refetch()}>Try again</Button>}>
            {errorMessage(chosen.error, 'Failed to load applications. Please try again.')}
          </Banner>
        )}
        {everything?.total === 0 && (
          <EmptyState
            illustration="no-applications"
            title="No applications yet"
            titleAs="h3"
            actions={post}
          >
            When someone applies for one of your jobs, you find their letter and resume here.
          </EmptyState>
        )}
        {everything && everything.total > 0 && (
          <>
            {one ? (
              <OneApplication
                isKnown={chosen.data?.pages[0]?.rows.length !== 0}
                onAll={() => setSearch({ tab: search.get('tab') ?? '' })}
              />
            ) : (
              <Choices choice={choice} onChange={change} />
            )}
            <Rows chosen={chosen} isOne={one !== undefined} {...told} />
          </>
        )}
      </Stack>
    </Section>
  );
}

function Choices({
  choice,
  onChange,
}: {
  choice: ApplicationChoice;
  onChange: (part: Partial<ApplicationChoice>) => void;
}) {
  return (
    <Row>
      <SelectField
        label="Status"
        value={choice.status}
        onChange={({ target }) => onChange({ status: target.value as ApplicationChoice['status'] })}
        options={statusChoices}
      />
      <SelectField
        label="Sort by"
        value={choice.sortBy}
        onChange={({ target }) => onChange({ sortBy: target.value as ApplicationChoice['sortBy'] })}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      />
    </Row>
  );
}

interface RowsProps extends Omit<ApplicationsListProps, 'post'> {
  readonly isOne: boolean;
  readonly chosen: ReturnType<typeof useApplications>;
}

function Rows({ chosen, isOne, undoing, ...told }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const fetched = chosen.data?.pages.flatMap((page) => page.rows) ?? [];
  // A new application shifts the pages: the last row of one is then also the first row of the next.
  const rows = [...new Map(fetched.map((row) => [row.id, row])).values()];
  const last = chosen.data?.pages.at(-1);
  // After a reload, and for decisions in another tab, the list knows what can be undone.
  const { note } = undoing;
  const { dataUpdatedAt } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    for (const row of rows) if (row.undo) note(row, {}, Date.now() - dataUpdatedAt);
  }, [dataUpdatedAt, note]);
  return (
    <Stack gap={4} ref={list} tabIndex={-1} aria-label="Applications" role="group">
      {last && rows.length === 0 && !isOne && <p role="status">No application has this status.</p>}
      {rows.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          undoing={undoing}
          {...told}
          onReloaded={(id) => keepFocus(list.current, id)}
        />
      ))}
      {last && chosen.hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={last.more ? undefined : last.total}
          onMore={() => chosen.fetchNextPage()}
          busy={chosen.isFetchingNextPage}
          noun="applications"
        />
      )}
    </Stack>
  );
}

/**
 * The pressed button or its card is gone. Moves the focus to the remaining choices, else to the list, instead of the
 * top of the page.
 */
function keepFocus(list: HTMLElement | null, id: string) {
  setTimeout(() => {
    const active = document.activeElement;
    if (active && active !== document.body) return;
    const choice = `[data-application="${id}"] [data-decisions] button`;
    (list?.querySelector<HTMLElement>(choice) ?? list)?.focus({ preventScroll: true });
  });
}
