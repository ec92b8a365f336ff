import { Spinner } from '@commons/ui/loading/spinner';
import { type KeyboardEvent, type ReactNode, Suspense } from 'react';
import styles from './list-with-pane.module.css';

interface ListWithPaneProps {
  /** Of the chosen record; nothing without one. */
  readonly id: string | undefined;
  readonly label: string;
  readonly pane: (id: string) => ReactNode;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * A list with the chosen record next to it. Escape closes the record, also from its card, where a click left the focus.
 */
export function ListWithPane({ id, label, pane, onClose, children }: ListWithPaneProps) {
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    // Escape within a dialog closes the dialog.
    if (id && key === 'Escape' && !(target as Element).closest('dialog')) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to press the close button
    <div className={id && styles.both} onKeyDown={closeByKey}>
      <div className={styles.list}>{children}</div>
      {id && (
        <section aria-label={label} className={styles.pane} key={id}>
          <Suspense fallback={<Spinner room="page" />}>{pane(id)}</Suspense>
        </section>
      )}
    </div>
  );
}
