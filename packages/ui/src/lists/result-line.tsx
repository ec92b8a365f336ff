import type { ReactNode } from 'react';
import { SpinnerMark } from '../loading/spinner';
import { t } from '../text/texts';
import styles from './result-line.module.css';

export interface ResultLineProps {
  /** 'Found 12 jobs'; announced when it changes. */
  text: string;
  searching: boolean;
  /** Name of the sort order: 'Newest first'. */
  sortedBy: string;
  /** Actions for this search. */
  action?: ReactNode;
}

/** The number of results and their sort order. */
export function ResultLine({ text, searching, sortedBy, action }: ResultLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {searching && <SpinnerMark />}
        {text}
      </p>
      {action && <div className={styles.action}>{action}</div>}
      <p className={styles.sorted}>{t('sortedBySortedby', { sortedBy })}</p>
    </div>
  );
}
