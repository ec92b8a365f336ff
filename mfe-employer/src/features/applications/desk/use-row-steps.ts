import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { useEffect, useRef } from 'react';
import type { useRows } from './desk.api';
import type { DeskParts } from './desk-parts';

/** Rows before the end of the list at which the next page is fetched. */
const readAhead = 20;

interface RowSteps extends Pick<DeskParts, 'openId' | 'onOpen'> {
  readonly rows: readonly EmployerApplication[];
  readonly list: ReturnType<typeof useRows>;
}

/**
 * Walks through the rows: each step moves the focus, scrolls, opens the next application if one is open, and fetches
 * further pages in time. `box` is for the element around the rows.
 */
export function useRowSteps({ rows, list, openId, onOpen }: RowSteps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAt = useRef(-1);
  /** The row that gets the focus once the open application has closed. */
  const closed = useRef<string>(undefined);
  /** The row that the keyboard moved to before its page was loaded. */
  const waitingFor = useRef<number>(undefined);
  const elementOf = (id: string | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  const buttonOf = (id: string | undefined) =>
    elementOf(id)?.querySelector<HTMLElement>('[data-open]');

  /** The row with the focus, else the open one; -1 without either. */
  const at = () => {
    const id = document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? openId;
    return rows.findIndex((row) => row.id === id);
  };
  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (!row) return;
    waitingFor.current = to >= rows.length && list.hasNextPage ? to : undefined;
    if (to >= rows.length - readAhead && list.hasNextPage && !list.isFetchingNextPage) {
      void list.fetchNextPage();
    }
    lastAt.current = rows.indexOf(row);
    buttonOf(row.id)?.focus({ preventScroll: true });
    elementOf(row.id)?.scrollIntoView?.({ block: 'nearest' });
    // Pressed right after Escape, before the application has left: it must not reopen.
    if (closed.current) closed.current = row.id;
    else if (openId && openId !== row.id) onOpen(row.id);
  };
  useEffect(() => {
    const to = waitingFor.current;
    if (to === undefined) return;
    // The focus has been moved meanwhile: leave it there.
    if (at() !== to - 1) waitingFor.current = undefined;
    else if (to < rows.length) go(to);
    else if (list.isFetchNextPageError && !list.isFetching) waitingFor.current = undefined;
    // A decision may have cancelled the fetch.
    else if (!list.isFetching && list.hasNextPage) void list.fetchNextPage();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another application opens or closes
  useEffect(() => {
    // Next to an open application the list scrolls on its own, from its top.
    if (openId) elementOf(openId)?.scrollIntoView?.({ block: 'nearest' });
    // The focus only now: on a phone the list is hidden while an application is open.
    else if (closed.current) {
      buttonOf(closed.current)?.focus();
      closed.current = undefined;
    }
  }, [openId]);

  return {
    box,
    go,
    /** @param by 1 or -1. Without a current row, returns to the last one. */
    step: (by: number) => {
      const now = at();
      go(now < 0 ? Math.max(0, lastAt.current) : now + by);
    },
    /** The row with the focus, else the open one. */
    current: () => rows[at()],
    closeOpen: () => {
      closed.current = openId;
      onOpen(undefined);
    },
  };
}
