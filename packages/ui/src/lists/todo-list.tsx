import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../elements/as-props';
import { classNames } from '../elements/class-names';
import { Skeleton } from '../loading/skeleton';
import { ChevronRightIcon } from '../pictures/page-icons';
import { t } from '../text/texts';
import styles from './todo-list.module.css';

interface TodoListProps {
  /** While loading, one row is reserved, so that nothing moves. */
  readonly loading: boolean;
  /** `TodoItem`s; with none or only false values there is nothing to do. */
  readonly children: readonly ReactNode[];
}

/** A person's to-do list, each row a link; the first part of an overview. */
export function TodoList({ loading, children }: TodoListProps) {
  const items = children.filter(Boolean);
  return (
    <section
      aria-label={t('toDo')}
      className={classNames(styles.list, items.length > 0 && styles.waiting)}
    >
      {items.length > 0 ? (
        <ul className={styles.rows}>{items}</ul>
      ) : (
        <div className={styles.none}>
          {loading ? <Skeleton lines={1} /> : <p>{t('nothingWaiting')}</p>}
        </div>
      )}
    </section>
  );
}

interface TodoLook {
  readonly icon?: ReactNode;
  /** A short reason, shown below. */
  readonly hint?: string;
  /** The task: '3 applications to review'. */
  readonly children: ReactNode;
}

/** One row, which is a link as a whole. */
export function TodoItem<Element extends ElementType = 'a'>({
  as,
  icon,
  hint,
  children,
  ...rest
}: AsProps<Element, TodoLook>) {
  const Tag: ElementType = as ?? 'a';
  return (
    <li className={styles.row}>
      <Tag {...rest} className={styles.link}>
        {icon}
        <span className={styles.text}>
          <span className={styles.what}>{children}</span>
          {hint && <span className={styles.hint}> {hint}</span>}
        </span>
        <ChevronRightIcon />
      </Tag>
    </li>
  );
}
