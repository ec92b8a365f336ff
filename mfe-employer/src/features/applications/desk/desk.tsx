import { useSearchParams } from '@commons/web-kit/router';
import { useState } from 'react';
import { Board } from './board';
import { DenseList } from './dense.list';
import type { Chosen } from './desk.api';
import styles from './desk.module.css';
import type { DeskProps } from './desk-parts';
import { FailedList } from './failed.list';
import { LettersDialog } from './letters.dialog';
import { SelectionBar } from './selection-bar';
import { useChanges } from './use-changes';
import { useDecideSelected } from './use-decide-selected';
import { useSelection } from './use-selection';

/** The view for many applications: a dense list or a board, bulk actions, and one open application next to the list. */
export default function Desk(props: DeskProps) {
  const { choice, summary, isBoard, statuses, undoing, onError } = props;
  const changes = useChanges(undoing, onError);
  const selection = useSelection();
  const [search, setSearch] = useSearchParams();
  const openId = search.get('open') ?? undefined;
  /** Opening adds a history entry; moving to the next person does not. */
  const open = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('open', id);
        else next.delete('open');
        return next;
      },
      { replace: openId !== undefined, preventScrollReset: true },
    );
  const [writingTo, setWritingTo] = useState<readonly Chosen[]>([]);
  const write = (chosen: readonly Chosen[]) =>
    setWritingTo(chosen.filter(({ withdrawn }) => !withdrawn));
  const decideSelected = useDecideSelected(selection, changes);
  const parts = {
    ...{ ...props, changes, selection, decideSelected },
    ...{ openId, onOpen: open, onWrite: write },
  };
  return (
    <>
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
