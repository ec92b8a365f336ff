import { type ApplicationStatus, applicationStatuses } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { Button } from '@commons/ui/button';
import { Day } from '@commons/ui/day';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { statusName } from '@commons/web-kit/application-status';
import { useMayWrite } from '@commons/web-kit/business-role';
import { type DragEvent, useState } from 'react';
import { canBecome } from './decide';
import type { DeskParts } from './desk';
import { chosenOf, useRows } from './desk.api';
import styles from './desk.module.css';
import { SideView } from './side-view';
import { Stars } from './stars';

/** What is dragged; the browser tells a column only on the drop. */
interface Dragged {
  readonly row: EmployerApplication;
}

/** The applications by status. A card is dragged, or moved with its own field by keyboard and touch. */
export function Board(parts: DeskParts) {
  const [dragged, setDragged] = useState<Dragged>();
  const { openId, onOpen } = parts;
  return (
    <>
      {openId && <SideView {...parts} id={openId} key={openId} onClose={() => onOpen(undefined)} />}
      <div className={styles.board}>
        {applicationStatuses.map((status) => (
          <Column {...parts} dragged={dragged} key={status} onDrag={setDragged} status={status} />
        ))}
      </div>
    </>
  );
}

interface ColumnProps extends DeskParts {
  readonly status: ApplicationStatus;
  readonly dragged: Dragged | undefined;
  readonly onDrag: (dragged: Dragged | undefined) => void;
}

function Column({ status, dragged, onDrag, choice, summary, changes, onOpen }: ColumnProps) {
  const mayWrite = useMayWrite();
  const list = useRows({ ...choice, status });
  const fetched = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const rows = [...new Map(fetched.map((row) => [row.id, changes.shown(row)])).values()].filter(
    (row) => row.status === status,
  );
  const takes = dragged !== undefined && canBecome(chosenOf(dragged.row), status);
  const move = (row: EmployerApplication, to: ApplicationStatus) => {
    changes.make([{ id: row.id, status: to }]);
  };
  const drop = (event: DragEvent) => {
    if (!dragged || !takes) return;
    event.preventDefault();
    move(dragged.row, status);
    onDrag(undefined);
  };
  return (
    <section
      aria-label={statusName(status)}
      className={styles.column}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={drop}
    >
      <h3 className={styles.columnTitle}>
        {statusName(status)}{' '}
        <span className={styles.columnCount}>{summary?.status[status] ?? rows.length}</span>
      </h3>
      {list.isPending && <Spinner room="panel" />}
      {!list.isPending && rows.length === 0 && <p className={styles.none}>{t('nobody')}</p>}
      {rows.map((row) => (
        <article
          className={styles.boardCard}
          draggable={mayWrite}
          key={row.id}
          onDragEnd={() => onDrag(undefined)}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', row.applicant_name);
            event.dataTransfer.effectAllowed = 'move';
            onDrag({ row });
          }}
        >
          <button className={styles.cardName} onClick={() => onOpen(row.id)} type="button">
            {row.applicant_name}
          </button>
          <p className={styles.cardMeta}>
            {row.job_title} · <Day iso={row.applied_at} /> <Stars stars={row.stars ?? 0} />
          </p>
          {mayWrite && <MoveField onMove={(to) => move(row, to)} row={row} />}
        </article>
      ))}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()} size="small">
          {t('loadMore')}
        </Button>
      )}
    </section>
  );
}

/** Where the card can go, without dragging. */
function MoveField({
  row,
  onMove,
}: {
  readonly row: EmployerApplication;
  readonly onMove: (to: ApplicationStatus) => void;
}) {
  const choices = applicationStatuses.filter((status) => canBecome(chosenOf(row), status));
  if (choices.length === 0) return null;
  return (
    <select
      aria-label={t('moveApplicantname', { applicantName: row.applicant_name })}
      className={styles.move}
      onChange={({ target }) => onMove(target.value as ApplicationStatus)}
      value=""
    >
      <option value="">{t('moveTo')}</option>
      {choices.map((status) => (
        <option key={status} value={status}>
          {statusName(status)}
        </option>
      ))}
    </select>
  );
}
