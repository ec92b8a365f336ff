import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { KeyboardDialog } from '@commons/ui/dialogs/keyboard-dialog';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { LoadMore } from '@commons/ui/lists/load-more';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useKeysOn } from '@commons/web-kit/page/single-keys';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nothingText } from '../nothing-text';
import { ApplicationRow } from './application-row';
import { rowsOf, useRows } from './desk.api';
import styles from './desk.module.css';
import { keysFor, keysStore } from './desk-keys';
import type { DeskParts } from './desk-parts';
import { SideView } from './side-view';
import { useListKeys } from './use-list-keys';
import { useRowSteps } from './use-row-steps';

/** One line per application, navigated and decided with single keys. */
export function DenseList(parts: DeskParts) {
  const { choice, summary, changes, selection, undoing, openId, onOpen } = parts;
  const mayWrite = useMayWrite();
  const list = useRows(choice);
  const [keysOn, setKeysOn] = useKeysOn(keysStore);
  const [help, setHelp] = useState(false);
  const { shown } = changes;
  const rows = useMemo(() => rowsOf(list.data, shown), [list.data, shown]);
  const { note } = undoing;
  const { dataUpdatedAt } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    for (const row of rows) if (row.undo) note(row, {}, Date.now() - dataUpdatedAt);
  }, [dataUpdatedAt, note]);

  // Constant while the rows change, so that these are not all rendered again.
  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  }, [rows]);
  const { toggle } = selection;
  const onToggle = useCallback(
    (row: EmployerApplication, through: boolean) => toggle(row, rowsNow.current, through),
    [toggle],
  );
  const steps = useRowSteps({ rows, list, openId, onOpen });
  useListKeys(parts, { on: keysOn, mayWrite, rows, steps, onHelp: () => setHelp(true) });

  if (list.isPending) return <ListSkeleton label={t('loadingApplications')} shape="row" />;
  if (list.isError && !list.data)
    return (
      <RetryBanner onRetry={list.refetch}>
        {errorMessage(list.error, t('failedLoadApplicationsPlease'))}
      </RetryBanner>
    );
  const total = summary?.status[choice.status];
  const openAt = rows.findIndex(({ id }) => id === openId);
  return (
    <div className={openId ? styles.withSide : undefined}>
      <div className={styles.listSide} ref={steps.box}>
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
          onClose={steps.closeOpen}
          onNext={openAt >= 0 && openAt < rows.length - 1 ? () => steps.go(openAt + 1) : undefined}
          onPrevious={openAt > 0 ? () => steps.go(openAt - 1) : undefined}
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
