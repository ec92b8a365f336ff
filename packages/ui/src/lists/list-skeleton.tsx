import { VisuallyHidden } from '../layout/visually-hidden';
import { Skeleton } from '../loading/skeleton';
import { Card } from './card';
import styles from './list-skeleton.module.css';

export interface ListSkeletonProps {
  /** For screen readers: what is loading, e.g. 'Loading your jobs...'. */
  label: string;
  /** 'card' for lists of cards (default), 'row' for dense lists of one line each. */
  shape?: 'card' | 'row';
  /** Number of placeholders. Default: 4 cards or 12 rows, about a screen. */
  count?: number;
}

/** Placeholders of a list while it loads, so that nothing moves when it arrives. */
export function ListSkeleton({ label, shape = 'card', count }: ListSkeletonProps) {
  const keys = Array.from({ length: count ?? (shape === 'card' ? 4 : 12) }, (_, index) => index);
  return (
    <div className={styles.room}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden="true" className={styles[shape]}>
        {keys.map((key) =>
          shape === 'row' ? (
            <Skeleton key={key} />
          ) : (
            <Card className={styles.outline} key={key} pad="small">
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </Card>
          ),
        )}
      </div>
    </div>
  );
}
