import { type JobSort, jobSorts } from '@commons/contracts/job-lists';
import { SelectField } from '@commons/ui/select-field';
import { SpinnerMark } from '@commons/ui/spinner';
import { jobSortNames } from './job-sorts';
import styles from './result-line.module.css';

interface ResultLineProps {
  readonly text: string;
  readonly searching: boolean;
  readonly sortBy: JobSort;
  readonly onSort: (sortBy: JobSort) => void;
}

const options = jobSorts.map((sort) => ({ value: sort, label: jobSortNames[sort] }));

/** How many were found, and what they are sorted by. */
export function ResultLine({ text, searching, sortBy, onSort }: ResultLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {searching && <SpinnerMark />}
        {text}
      </p>
      <SelectField
        className={styles.sort}
        label="Sorted by"
        options={options}
        value={sortBy}
        onChange={(event) => onSort(event.target.value as JobSort)}
      />
    </div>
  );
}
