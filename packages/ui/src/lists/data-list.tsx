import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../elements/class-names';
import styles from './data-list.module.css';

interface DataItem {
  label: string;
  /** The row is left out when null, undefined, false or ''. */
  value: ReactNode;
  icon?: ReactNode;
}

export interface DataListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DataItem[];
  /** rows (default): label left, value right, for numbers and summaries; stacked: label above. */
  layout?: 'rows' | 'stacked';
}

/** A list of labels and values. */
export function DataList({ items, layout = 'rows', className, ...rest }: DataListProps) {
  const given = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== '',
  );
  return (
    <dl {...rest} className={classNames(styles.list, styles[layout], className)}>
      {given.map(({ label, value, icon }) => (
        <div className={styles.item} key={label}>
          <dt className={styles.label}>
            {icon}
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
