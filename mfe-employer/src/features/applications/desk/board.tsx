import {
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { Day } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { statusGroup, statusName } from '@commons/web-kit/applications/application-status';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApplicationChoice } from '../filters/application-choice';
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
  const { openId, onOpen, choice, changes } = parts;
  const lists = useColumns(choice);
  const { box, focusCard, closing } = useCardFocus(openId);
  // A moved card is in its new column at once, before that is fetched again.
  const pages = applicationStatuses.flatMap((status) => lists[status].data?.pages ?? []);
  const all = rowsOf({ pages }, changes.shown);
  const close = () => {
    closing.current = openId;
    onOpen(undefined);
  };
  return (
    <>
      {openId && <SideView {...parts} id={openId} key={openId} onClose={close} />}
      <div className={styles.board} ref={box}>
        {applicationStatuses.map((status) => (
          <Column
            {...parts}
            all={all}
            dragged={dragged}
            key={status}
            list={lists[status]}
            onDrag={setDragged}
            onMoved={focusCard}
            status={status}
          />
        ))}
      </div>
    </>
  );
}

type List = ReturnType<typeof useRows>;

const useColumns = (choice: ApplicationChoice): Record<ApplicationStatus, List> => ({
  pending: useRows({ ...choice, status: 'pending' }),
  reviewed: useRows({ ...choice, status: 'reviewed' }),
  accepted: useRows({ ...choice, status: 'accepted' }),
  rejected: useRows({ ...choice, status: 'rejected' }),
});

/** Gives the focus to a card whose pressed button has gone: it moved, or its application was closed. */
function useCardFocus(openId: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const closing = useRef<string>(undefined);
  useEffect(() => {
    const id = moved.current ?? (openId ? undefined : closing.current);
    if (!id) return;
    box.current?.querySelector<HTMLElement>(`[data-card="${id}"] button`)?.focus();
    moved.current = undefined;
    closing.current = undefined;
  });
  const focusCard = (id: string) => {
    moved.current = id;
  };
  return { box, focusCard, closing };
}

interface ColumnProps extends DeskParts {
  readonly status: ApplicationStatus;
  readonly list: List;
  /** The rows of all columns. */
  readonly all: readonly EmployerApplication[];
  readonly dragged: Dragged | undefined;
  readonly onDrag: (dragged: Dragged | undefined) => void;
  /** Called when a card is moved by its buttons. */
  readonly onMoved: (id: string) => void;
}

function Column(props: ColumnProps) {
  const { status, list, all, dragged, onDrag, onMoved, choice, summary, changes, onOpen } = props;
  const rows = all.filter((row) => row.status === status);
  const takes = dragged !== undefined && canBecome(chosenOf(dragged.row), status);
  const drop = (event: DragEvent) => {
    if (!dragged || !takes) return;
    event.preventDefault();
    changes.make([{ id: dragged.row.id, status }]);
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
      {list.isError && (
        <RetryBanner busy={list.isFetching} onRetry={list.refetch}>
          {errorMessage(list.error, t('failedLoadApplicationsPlease'))}
        </RetryBanner>
      )}
      {list.data && rows.length === 0 && <p className={styles.none}>{t('nobody')}</p>}
      {rows.map((row) => (
        <BoardCard
          key={row.id}
          onDrag={onDrag}
          onMove={(to) => {
            onMoved(row.id);
            changes.make([{ id: row.id, status: to }]);
          }}
          onOpen={onOpen}
          oneJob={choice.job !== ''}
          row={row}
        />
      ))}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()} size="small">
          {t('loadMore')}
        </Button>
      )}
    </section>
  );
}

interface BoardCardProps extends Pick<ColumnProps, 'onDrag' | 'onOpen'> {
  readonly row: EmployerApplication;
  /** All cards are of one job, which the filter names. */
  readonly oneJob: boolean;
  readonly onMove: (to: ApplicationStatus) => void;
}

function BoardCard({ row, oneJob, onDrag, onOpen, onMove }: BoardCardProps) {
  const mayWrite = useMayWrite();
  return (
    <article
      className={styles.boardCard}
      data-card={row.id}
      draggable={mayWrite}
      onDragEnd={() => onDrag(undefined)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.applicant_name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag({ row });
      }}
    >
      <button
        className={styles.cardName}
        data-print="show"
        onClick={() => onOpen(row.id)}
        type="button"
      >
        {row.applicant_name}
      </button>
      <p className={styles.cardMeta}>
        {!oneJob && `${row.job_title} · `}
        <Day iso={row.applied_at} /> <Stars stars={row.stars ?? 0} />
      </p>
      {mayWrite && <MoveTo onMove={onMove} row={row} />}
    </article>
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
