import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../elements/as-props';
import { classNames } from '../elements/class-names';
import styles from './stat-tile.module.css';

interface StatLook {
  label: string;
  value: ReactNode;
  /** A muted line below: 'this month', '3 waiting'. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** 'todo' where the number requires action. */
  tone?: 'plain' | 'todo';
  className?: string;
}

/** A number with its label. Clickable with `as="button"` or the router's Link. */
export function StatTile<Element extends ElementType = 'div'>({
  as,
  label,
  value,
  hint,
  icon,
  tone = 'plain',
  className,
  ...rest
}: AsProps<Element, StatLook>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag
      {...(as === 'button' ? { type: 'button' } : {})}
      {...rest}
      className={classNames(
        styles.tile,
        as !== undefined && styles.active,
        styles[tone],
        className,
      )}
    >
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Tag>
  );
}
