import { Stack } from '@commons/ui/layout/page';
import { LoadMore } from '@commons/ui/lists/load-more';
import { t } from '@commons/ui/text/texts';
import { useRef } from 'react';
import { ApplicationCard } from './application.card';
import type { useApplications } from './applications.api';
import type { Undoing } from './decisions/use-undo';
import { useUndoOffers } from './decisions/use-undo-offers';
import type { ApplicationChoice } from './filters/application-choice';
import { nothingText } from './nothing-text';
import type { PreferredAnswers } from './preferred-answers';

interface ApplicationCardsProps {
  readonly chosen: ReturnType<typeof useApplications>;
  readonly choice: ApplicationChoice;
  /** Shows only the application that the address names. */
  readonly isOne: boolean;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  readonly undoing: Undoing;
  readonly preferred: PreferredAnswers;
}

/** The applications as cards with letter and actions (specification D2 §2). */
export function ApplicationCards({
  chosen,
  choice,
  isOne,
  undoing,
  ...handlers
}: ApplicationCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const fetched = chosen.data?.pages.flatMap((page) => page.rows) ?? [];
  // A new application shifts the pages: the last row of one page repeats as the first row of the next.
  const rows = [...new Map(fetched.map((row) => [row.id, row])).values()];
  const last = chosen.data?.pages.at(-1);
  useUndoOffers(rows, chosen.dataUpdatedAt, undoing);
  return (
    <Stack gap={4} ref={list} tabIndex={-1} aria-label={t('applications')} role="group">
      {last && rows.length === 0 && !isOne && <p role="status">{nothingText(choice)}</p>}
      {rows.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          undoing={undoing}
          {...handlers}
          onReloaded={(id) => keepFocus(list.current, id)}
        />
      ))}
      {last && chosen.hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={last.more ? undefined : last.total}
          onMore={() => chosen.fetchNextPage()}
          busy={chosen.isFetchingNextPage}
          noun={t('applications2')}
        />
      )}
    </Stack>
  );
}

/**
 * The pressed button or its card is gone. Moves the focus to the remaining choices, else to the list, not to the top of
 * the page.
 */
function keepFocus(list: HTMLElement | null, id: string) {
  setTimeout(() => {
    const active = document.activeElement;
    if (active && active !== document.body) return;
    const choice = `[data-application="${id}"] [data-decisions] button`;
    (list?.querySelector<HTMLElement>(choice) ?? list)?.focus({ preventScroll: true });
  });
}
