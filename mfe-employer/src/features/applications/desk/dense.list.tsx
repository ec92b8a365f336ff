import { mostStars } from '@commons/contracts/applications/applicant-lists';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { KeyboardDialog } from '@commons/ui/keyboard-dialog';
import { ListSkeleton } from '@commons/ui/list-skeleton';
import { LoadMore } from '@commons/ui/load-more';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useKeys, useKeysOn } from '@commons/web-kit/page/single-keys';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nothingText } from '../nothing-text';
import { ApplicationRow } from './application-row';
import { canBecome } from './decide';
import type { DeskParts } from './desk';
import { chosenOf, useRows } from './desk.api';
import styles from './desk.module.css';
import { keysFor, keysStore } from './desk-keys';
import { SideView } from './side-view';

/** Rows before the end of the list at which the next page is fetched. */
const readAhead = 20;

/** One line per application, navigated and decided with single keys. */
export function DenseList(parts: DeskParts) {
  const { choice, summary, changes, selection, undoing, openId, onOpen, onWrite } = parts;
  const mayWrite = useMayWrite();
  const list = useRows(choice);
  const box = useRef<HTMLDivElement>(null);
  const [keysOn, setKeysOn] = useKeysOn(keysStore);
  const [help, setHelp] = useState(false);
  const { shown } = changes;
  const rows = useMemo(() => {
    const fetched = list.data?.pages.flatMap((page) => page.rows) ?? [];
    return [...new Map(fetched.map((row) => [row.id, shown(row)])).values()];
  }, [list.data, shown]);
  const { note } = undoing;
  const { dataUpdatedAt } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    for (const row of rows) if (row.undo) note(row, {}, Date.now() - dataUpdatedAt);
  }, [dataUpdatedAt, note]);

  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  }, [rows]);
  const { toggle } = selection;
  const onToggle = useCallback(
    (row: EmployerApplication, through: boolean) => toggle(row, rowsNow.current, through),
    [toggle],
  );

  const lastAt = useRef(-1);
  /** The row that gets the focus once the open application has closed. */
  const closed = useRef<string>(undefined);
  /** The row that the keyboard moved to before its page was loaded. */
  const waitingFor = useRef<number>(undefined);
  const buttonOf = (id: string | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-open]`);
  // Beside an open application the list scrolls on its own, from its top.
  useEffect(() => {
    const row = box.current?.querySelector(`[data-row="${openId}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [openId]);
  /** The row with the focus, else the open one, else the position of the last one. */
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
    const button = buttonOf(row.id);
    button?.focus({ preventScroll: true });
    button?.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
    // Pressed right after Escape, before the application has left: it stays closed.
    if (closed.current) closed.current = row.id;
    else if (openId && openId !== row.id) onOpen(row.id);
  };
  useEffect(() => {
    const to = waitingFor.current;
    if (to === undefined) return;
    // The focus has moved elsewhere meanwhile: it stays there.
    if (at() !== to - 1) waitingFor.current = undefined;
    else if (to < rows.length) go(to);
    // A decision may have cancelled the fetch.
    else if (!list.isFetching && list.hasNextPage) void list.fetchNextPage();
  });
  const step = (by: number) => {
    const now = at();
    go(now < 0 ? Math.max(0, lastAt.current) : now + by);
  };
  const present = (): EmployerApplication | undefined => rows[at()];
  const decide = (status: ApplicationStatus) => {
    if (selection.chosen.size > 0) return parts.decideSelected(status);
    const row = present();
    if (!row || !canBecome(chosenOf(row), status)) return;
    changes.make([{ id: row.id, status }]);
    step(1);
  };
  const closeOpen = () => {
    closed.current = openId;
    onOpen(undefined);
  };
  // Only now: on a phone the list is hidden while an application is open.
  useEffect(() => {
    if (openId || !closed.current) return;
    box.current?.querySelector<HTMLElement>(`[data-row="${closed.current}"] [data-open]`)?.focus();
    closed.current = undefined;
  }, [openId]);
  const close = () => {
    if (openId) closeOpen();
    else if (selection.chosen.size > 0) selection.clear();
    else return false;
    return true;
  };
  useKeys(keysOn, {
    j: () => step(1),
    k: () => step(-1),
    Escape: close,
    x: (event) => {
      const row = present();
      if (row) selection.toggle(row, rows, event.shiftKey);
    },
    ...(mayWrite && {
      r: () => decide('reviewed'),
      a: () => decide('accepted'),
      d: () => decide('rejected'),
      s: () => {
        const row = present();
        if (row) changes.make([{ id: row.id, stars: ((row.stars ?? 0) + 1) % (mostStars + 1) }]);
      },
      w: () => {
        const row = present();
        if (selection.chosen.size > 0) onWrite([...selection.chosen.values()]);
        else if (row) onWrite([chosenOf(row)]);
      },
      u: () => {
        const last = undoing.open.at(-1);
        if (last) undoing.undo(last.id);
      },
    }),
    '?': () => setHelp(true),
  });

  if (list.isPending) return <ListSkeleton label={t('loadingApplications')} shape="row" />;
  if (list.isError && !list.data)
    return (
      <Banner tone="error" action={<Button onClick={() => list.refetch()}>{t('tryAgain')}</Button>}>
        {errorMessage(list.error, t('failedLoadApplicationsPlease'))}
      </Banner>
    );
  const total = summary?.status[choice.status];
  const openAt = rows.findIndex(({ id }) => id === openId);
  return (
    <div className={openId ? styles.withSide : undefined}>
      <div className={styles.listSide} ref={box}>
        {rows.length === 0 && <p role="status">{nothingText(choice)}</p>}
        <ul
          aria-label={t('applications')}
          className={styles.rows}
          data-answers={rows.some(({ answers }) => answers) || undefined}
          // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
          role="list"
        >
          {rows.map((row) => (
            <ApplicationRow
              isOpen={row.id === openId}
              isSelected={selection.chosen.has(row.id)}
              key={row.id}
              narrow={openId !== undefined}
              oneJob={choice.job !== ''}
              onOpen={onOpen}
              onToggle={onToggle}
              row={row}
              preferred={parts.preferred}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore
            busy={list.isFetchingNextPage}
            noun={t('applications2')}
            onMore={() => list.fetchNextPage()}
            shown={rows.length}
            {...(total !== undefined && { total })}
          />
        )}
        <p className={styles.hint}>
          <Button onClick={() => setHelp(true)} size="small" variant="quiet">
            {keysOn
              ? t('keyboardKeys', { keys: `j, k, Enter, ${mayWrite ? 'r, a, d, s, w, ' : ''}x, ?` })
              : t('keyboardOff')}
          </Button>
        </p>
      </div>
      {openId && (
        <SideView
          {...parts}
          id={openId}
          key={openId}
          onClose={closeOpen}
          onNext={openAt >= 0 && openAt < rows.length - 1 ? () => go(openAt + 1) : undefined}
          onPrevious={openAt > 0 ? () => go(openAt - 1) : undefined}
          row={rows[openAt]}
        />
      )}
      <KeyboardDialog
        keys={keysFor(mayWrite)}
        on={keysOn}
        onChange={setKeysOn}
        onClose={() => setHelp(false)}
        open={help}
      />
    </div>
  );
}
