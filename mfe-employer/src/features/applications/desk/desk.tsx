import { useSearchParams } from '@commons/web-kit/router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Board } from './board';
import { DenseList } from './dense.list';
import type { SelectedApplication } from './desk.api';
import styles from './desk.module.css';
import type { DeskProps } from './desk-parts';
import { FailedList } from './failed.list';
import { LettersDialog } from './letters.dialog';
import { SelectionBar } from './selection-bar';
import { UnsentChanges } from './unsent-changes';
import { useBulkChanges } from './use-bulk-changes';
import { useDecideSelected } from './use-decide-selected';
import { useSelection } from './use-selection';

/** The view for many applications: a dense list or a board, bulk actions, and one open application next to the list. */
export default function Desk(props: DeskProps) {
  const { choice, summary, isBoard, statuses, undoing, onError, onSuccess } = props;
  const changes = useBulkChanges(undoing, onError, onSuccess);
  const selection = useSelection();
  const [openId, open] = useOpenId();
  const [writingTo, setWritingTo] = useState<readonly SelectedApplication[]>([]);
  const write = (chosen: readonly SelectedApplication[]) =>
    setWritingTo(chosen.filter(({ withdrawn }) => !withdrawn));
  const decideSelected = useDecideSelected(selection, changes);
  const parts = {
    ...{ ...props, changes, selection, decideSelected },
    ...{ openId, onOpen: open, onWrite: write },
  };
  return (
    <>
      <UnsentChanges changes={changes} />
      <FailedList failed={changes.failed} onClose={changes.forgetFailed} />
      <div className={styles.head}>
        {!isBoard && statuses}
        <SelectionBar {...parts} matching={summary?.status[choice.status]} />
      </div>
      {isBoard ? <Board {...parts} /> : <DenseList {...parts} />}
      {writingTo.length > 0 && (
        <LettersDialog {...parts} chosen={writingTo} onClose={() => setWritingTo([])} />
      )}
    </>
  );
}

/**
 * The open application, which the address has, and a function that opens one or closes it. The function is constant, and
 * always changes the present address: rows keep it while the filter changes.
 */
function useOpenId() {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('open') ?? undefined;
  const latest = useRef({ openId, setSearch });
  useLayoutEffect(() => {
    latest.current = { openId, setSearch };
  });
  const open = useCallback((id: string | undefined) => {
    latest.current.setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('open', id);
        else next.delete('open');
        return next;
      },
      // Opening adds a history entry; moving to the next person does not.
      { replace: latest.current.openId !== undefined, preventScrollReset: true },
    );
  }, []);
  return [openId, open] as const;
}
