import {
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Spinner } from '@commons/ui/loading/spinner';
import { Day } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { statusGroup, statusName } from '@commons/web-kit/applications/application-status';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type DragEvent, useId, useState } from 'react';
import { canBecome } from './decide';
import { chosenOf, rowsOf, useRows } from './desk.api';
import styles from './desk.module.css';
import type { DeskParts } from './desk-parts';
import { SideView } from './side-view';
import { Stars } from './stars';

/** The dragged card; the browser reveals the data of a drag only on the drop. */
interface Dragged {
  readonly row: EmployerApplication;
}

/** The applications by status. A card is dragged, or moved by its buttons with keyboard and touch. */
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
  const rows = rowsOf(list.data, changes.shown).filter((row) => row.status === status);
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
      aria-label={statusGroup(status)}
      className={styles.column}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={drop}
    >
      <h3 className={styles.columnTitle}>
        {statusGroup(status)}{' '}
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
            {!choice.job && `${row.job_title} · `}
            <Day iso={row.applied_at} /> <Stars stars={row.stars ?? 0} />
          </p>
          {mayWrite && <MoveTo onMove={(to) => move(row, to)} row={row} />}
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

/** Buttons that move the card without dragging. A select would move it on the first press of an arrow key. */
function MoveTo({
  row,
  onMove,
}: {
  readonly row: EmployerApplication;
  readonly onMove: (to: ApplicationStatus) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const choices = applicationStatuses.filter((status) => canBecome(chosenOf(row), status));
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        className={styles.moveTo}
        onClick={() => setOpen(!open)}
        size="small"
        variant="quiet"
      >
        {t('moveTo')} <VisuallyHidden>{row.applicant_name}</VisuallyHidden>
      </Button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div
          aria-label={t('moveApplicantname', { applicantName: row.applicant_name })}
          className={styles.moves}
          id={id}
          role="group"
        >
          {choices.map((status) => (
            <Button key={status} onClick={() => onMove(status)} size="small">
              {statusName(status)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
