import { Spinner } from '@commons/ui/spinner';
import { type ReactNode, Suspense } from 'react';
import styles from './pane-beside.module.css';

interface PaneBesideProps {
  /** Of the chosen record; nothing without one. */
  readonly id: string | undefined;
  readonly label: string;
  readonly pane: (id: string) => ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with the chosen record beside it. */
export function PaneBeside({ id, label, pane, children }: PaneBesideProps) {
  return (
    <div className={id && styles.both}>
      <div className={styles.list}>{children}</div>
      {id && (
        <section aria-label={label} className={styles.pane} key={id}>
          <Suspense fallback={<Spinner room="page" />}>{pane(id)}</Suspense>
        </section>
      )}
    </div>
  );
}
