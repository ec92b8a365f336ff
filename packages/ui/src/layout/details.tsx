import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  /** The line that expands it: 'History'. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Expandable details under a line that looks like a link. For a panel with a button: Disclosure. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
