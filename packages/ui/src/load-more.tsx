import { useEffect, useRef } from 'react';
import { Button } from './button';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** Rows on the screen. */
  shown: number;
  /** Rows in all, where known; from there on the button goes. */
  total?: number;
  onMore: () => void;
  busy?: boolean;
  /** What the rows are: 'jobs', 'reviews'. Default: 'results'. */
  noun?: string;
}

/** The foot of a long list: how much of it is here, and a button for the next part. */
export function LoadMore({ shown, total, onMore, busy, noun = 'results' }: LoadMoreProps) {
  const all = total !== undefined && shown >= total;
  const count = (number: number) => number.toLocaleString('en-US');
  const text = useRef<HTMLParagraphElement>(null);
  const had = useRef(!all);
  useEffect(() => {
    // The button went with the last part: who pressed it stays at this place.
    const lost = !document.activeElement || document.activeElement === document.body;
    if (had.current && all && lost) text.current?.focus({ preventScroll: true });
    had.current = !all;
  }, [all]);
  return (
    <div className={styles.more} data-print="hide">
      <p className={styles.text} ref={text} role="status" tabIndex={-1}>
        {total === undefined
          ? `Showing ${count(shown)} ${noun}`
          : `Showing ${count(shown)} of ${count(total)} ${noun}`}
      </p>
      {!all && (
        <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
