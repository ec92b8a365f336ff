import { Card } from '@commons/ui/lists/card';
import { LoadMore } from '@commons/ui/lists/load-more';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { locale, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { type PagedList, totalOf } from '@commons/web-kit/api/paged-list';
import type { ReactNode } from 'react';
import styles from './operator.module.css';

interface OperatorListProps<Row extends { readonly id: string }> {
  readonly list: PagedList<Row>;
  /** Plural, as used in 'Showing 20 of 31 messages' and 'Loading messages...'. */
  readonly noun: string;
  /** Shown when the list is empty. */
  readonly empty: string;
  readonly emptyText?: string;
  /** False where several lists are stacked: empty ones then have no drawing. */
  readonly drawn?: boolean;
  readonly children: (row: Row) => ReactNode;
}

/** A list of the console in all its states, with its own error message. */
export function OperatorList<Row extends { readonly id: string }>(props: OperatorListProps<Row>) {
  const { list, noun, empty, emptyText, children } = props;
  if (!list.loaded) {
    return list.error && !list.searching ? (
      <ListFailure error={list.error} noun={noun} onAgain={list.reload} />
    ) : (
      <Spinner label={t('loadingNoun', { noun })} />
    );
  }
  if (list.rows.length === 0) {
    return props.drawn === false ? (
      <Card pad="small" tone="sunken">
        <p className={styles.none}>{empty}</p>
        <p className={styles.soft}>{emptyText}</p>
      </Card>
    ) : (
      <EmptyState title={empty} titleAs="p">
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {list.rows.map((row) => (
          <li key={list.keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {list.error && <ListFailure error={list.error} noun={noun} onAgain={list.reload} />}
      {(list.hasNext || list.rows.length > 5) && (
        <LoadMore
          busy={list.loadingNext}
          noun={noun}
          onMore={list.loadNext}
          shown={list.rows.length}
          total={totalOf(list)}
        />
      )}
    </>
  );
}

export interface Failure {
  /** Plural, as in 'The messages could not be loaded'. */
  readonly noun: string;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Several failed lists: those with the same problem share a message and its button. */
export function ListFailures({ failures }: { readonly failures: readonly Failure[] }) {
  const problems = new Map<string, Failure[]>();
  for (const failure of failures) {
    const problem = errorMessage(failure.error);
    problems.set(problem, [...(problems.get(problem) ?? []), failure]);
  }
  const nouns = new Intl.ListFormat(locale, { type: 'conjunction' });
  return [...problems].map(([problem, alike]) => (
    <ListFailure
      error={alike[0]?.error}
      key={problem}
      noun={nouns.format(alike.map(({ noun }) => noun))}
      onAgain={() => {
        for (const { reload } of alike) reload();
      }}
    />
  ));
}

interface ListFailureProps {
  readonly error: unknown;
  readonly noun: string;
  readonly onAgain: () => void;
}

/** Shows what could not be loaded and why, with a retry button. */
export function ListFailure({ error, noun, onAgain }: ListFailureProps) {
  return (
    <RetryBanner onRetry={onAgain}>
      {t('nounCouldNotBeLoaded', { noun, problem: errorMessage(error) })}
    </RetryBanner>
  );
}
