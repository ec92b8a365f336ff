import type { ReactNode } from 'react';
import styles from './send-row.module.css';

interface SendRowProps {
  /** Why it was not sent, announced as it appears; empty without an error. */
  readonly failure: string;
  /** The submit button, and others. */
  readonly children: ReactNode;
}

/** The end of a form: its buttons, and next to them why it was not sent. */
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
