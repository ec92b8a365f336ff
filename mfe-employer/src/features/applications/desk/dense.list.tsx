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
import { useUndoOffers } from '../decisions/use-undo-offers';
import { nothingText } from '../nothing-text';
import { ApplicationRow } from './application-row';
import { rowsOf, useRows } from './desk.api';
import styles from './desk.module.css';
import { keysFor, keysStore } from './desk-keys';
import type { DeskParts } from './desk-parts';
import { SideView } from './side-view';
import { useListKeys } from './use-list-keys';
import { useRowSteps } from './use-row-steps';
import type { Selection } from './use-selection';

/** One line per application, navigated and decided with single keys. */
export function DenseList(parts: DeskParts) {
  const { choice, summary, changes, selection, undoing, openId, onOpen } = parts;
  const mayWrite = useMayWrite();
  const list = useRows(choice);
  const [keysOn, setKeysOn] = useKeysOn(keysStore);
  const [help, setHelp] = useState(false);
  const { shown } = changes;
  const rows = useMemo(() => rowsOf(list.data, shown), [list.data, shown]);
  useUndoOffers(rows, list.dataUpdatedAt, undoing);
  const onToggle = useToggle(rows, selection);
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
        <Rows {...parts} onToggle={onToggle} rows={rows} />
        {list.hasNextPage && (
          <LoadMore
            busy={list.isFetchingNextPage}
            noun={t('applications2')}
            onMore={() => list.fetchNextPage()}
            shown={rows.length}
            {...(total !== undefined && { total })}
          />
        )}
        <KeysHint keysOn={keysOn} mayWrite={mayWrite} onHelp={() => setHelp(true)} />
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

interface RowsProps extends DeskParts {
  readonly rows: readonly EmployerApplication[];
  readonly onToggle: (row: EmployerApplication, through: boolean) => void;
}

const Rows = ({ rows, choice, selection, openId, onOpen, onToggle, preferred }: RowsProps) => (
  <ul
    aria-label={t('applications')}
    className={styles.rows}
    data-answers={rows.some(({ answers }) => answers) || undefined}
    // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari does not announce it as a list
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
        preferred={preferred}
      />
    ))}
  </ul>
);

/** Selects or deselects a row. Constant while the rows change, so that these are not all rendered again. */
function useToggle(rows: readonly EmployerApplication[], { toggle }: Selection) {
  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  }, [rows]);
  return useCallback(
    (row: EmployerApplication, through: boolean) => toggle(row, rowsNow.current, through),
    [toggle],
  );
}

interface KeysHintProps {
  readonly keysOn: boolean;
  readonly mayWrite: boolean;
  readonly onHelp: () => void;
}

/** The keys of the list; a click explains them. */
const KeysHint = ({ keysOn, mayWrite, onHelp }: KeysHintProps) => (
  <p className={styles.hint}>
    <Button onClick={onHelp} size="small" variant="quiet">
      {keysOn
        ? t('keyboardKeys', { keys: `j, k, Enter, ${mayWrite ? 'r, a, d, s, w, ' : ''}x, ?` })
        : t('keyboardOff')}
    </Button>
  </p>
);
