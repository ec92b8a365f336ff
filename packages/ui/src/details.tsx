import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  /** The line that opens and closes it: 'History'. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** More about a thing, behind a line that looks like a link. For a panel with a button: Disclosure. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
