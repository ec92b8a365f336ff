import type { ElementType, ReactNode } from 'react';
import type { AsProps } from './as-props';
import { classNames } from './class-names';
import { ChevronRightIcon } from './page-icons';
import { Skeleton } from './skeleton';
import { t } from './texts';
import styles from './todo-list.module.css';

interface TodoListProps {
  /** Still being found out: one row of room is kept, so that nothing moves. */
  readonly loading: boolean;
  /** `TodoItem`s; none or only false values: there is nothing to do. */
  readonly children: readonly ReactNode[];
}

/** What waits for a person, each row a link; the first thing on an overview. */
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
  /** A few words on why, below. */
  readonly hint?: string;
  /** What to do: '3 applications to review'. */
  readonly children: ReactNode;
}

/** One row: the whole of it is the link. */
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
