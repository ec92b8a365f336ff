import type { JobSort } from '@commons/contracts/job-lists';
import { SpinnerMark } from '@commons/ui/spinner';
import { jobSortNames } from './job-sorts';
import styles from './result-line.module.css';

interface ResultLineProps {
  readonly text: string;
  readonly searching: boolean;
  readonly sortBy: JobSort;
}

/** How many were found, and what they are sorted by. */
export function ResultLine({ text, searching, sortBy }: ResultLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {searching && <SpinnerMark />}
        {text}
      </p>
      <p className={styles.sorted}>Sorted by: {jobSortNames[sortBy]}</p>
    </div>
  );
}
