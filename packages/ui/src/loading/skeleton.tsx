import { classNames } from '../elements/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'circle';
  /** For text: number of lines; the last one is shorter. */
  lines?: number;
}

/** Grey placeholder for content that loads. Name what is loading in a Spinner or a status nearby. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.group} data-loading>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span className={classNames(styles.bone, styles[shape])} key={line} />
      ))}
    </span>
  );
}
