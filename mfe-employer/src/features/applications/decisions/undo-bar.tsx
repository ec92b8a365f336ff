import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { statusName } from '@commons/web-kit/applications/application-status';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './undo-bar.module.css';
import type { Undoable, Undoing } from './use-undo';

interface UndoBarProps {
  readonly undoing: Undoing;
  /** The page's own message, shown below. */
  readonly children: ReactNode;
}

const words = ({ name, status }: Undoable) => `${name}: ${statusName(status)}`;

/** More decisions than these share one bar. */
const separate = 2;

/** The decisions that can still be undone, at the bottom of the screen on every tab. */
export function UndoBar({ undoing, children }: UndoBarProps) {
  const { open } = undoing;
  return (
    <div className={styles.foot}>
      <div className={styles.announced} role="status">
        {open
          .slice(-separate)
          .map((one) => t('oneCanStillUndo', { one: words(one) }))
          .join(' ')}
      </div>
      {open.length > separate ? (
        <Together undoing={undoing} />
      ) : (
        open.map((one) => <Running key={`${one.id}-${one.change}`} one={one} undoing={undoing} />)
      )}
      {children}
    </div>
  );
}

/** One Undo for all of them. */
function Together({ undoing }: { readonly undoing: Undoing }) {
  const { open, undoAll, undoingAll } = undoing;
  const newest = open.at(-1) as Undoable;
  const seconds = useSecondsLeft(Math.min(...open.map(({ until }) => until)));
  return (
    <section className={styles.bar} aria-label={t('undo')}>
      <p className={styles.text}>
        <strong>{t('lengthDecisions', { length: open.length })}</strong>
        <span aria-hidden="true">{t('firstMailLeavesSeconds', { seconds })}</span>
      </p>
      <span className={styles.buttons}>
        <Button
          aria-label={t('undoNewest', { newest: words(newest) })}
          busy={undoing.busyId === newest.id}
          onClick={() => undoing.undo(newest.id)}
          size="small"
          variant="quiet"
        >
          {t('undoLast')}
        </Button>
        <Button busy={undoingAll} onClick={undoAll} size="small">
          {t('undoAll')}
        </Button>
      </span>
    </section>
  );
}

function Running({ one, undoing }: { readonly one: Undoable; readonly undoing: Undoing }) {
  const seconds = useSecondsLeft(one.until);
  const [whole] = useState(() => Math.max(0, one.until - performance.now()));
  return (
    <section className={styles.bar} aria-label={t('undo')}>
      <p className={styles.text}>
        <strong>{words(one)}</strong>
        <span aria-hidden="true">{t('mailLeavesSecondsS', { seconds })}</span>
      </p>
      <Button
        aria-label={t('undoOne', { one: words(one) })}
        busy={undoing.busyId === one.id}
        onClick={() => undoing.undo(one.id)}
        size="small"
      >
        {t('undo')}
      </Button>
      <span className={styles.line} style={{ animationDuration: `${whole}ms` }} />
    </section>
  );
}

function useSecondsLeft(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - performance.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}
