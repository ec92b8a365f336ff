import type { ReactNode } from 'react';
import styles from './send-row.module.css';

interface SendRowProps {
  /** Why it was not sent, read aloud as it appears; empty while nothing is wrong. */
  readonly failure: string;
  /** The button that sends, and others. */
  readonly children: ReactNode;
}

/** The end of a form: its buttons, and beside them why it was not sent. */
export function SendRow({ failure, children }: SendRowProps) {
  return (
    <div className={styles.row}>
      {children}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </div>
  );
}
