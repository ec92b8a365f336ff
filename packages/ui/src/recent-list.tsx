import type { ReactNode } from 'react';
import { Button } from './button';
import { Section } from './page';
import styles from './recent-list.module.css';
import { t } from './texts';

interface RecentListProps {
  readonly title: string;
  readonly onViewAll: () => void;
  /** What the button is called where there are several on a page, e.g. 'View All: Recent Jobs'. */
  readonly viewAllName?: string;
  readonly children: ReactNode;
}

/** The newest of a list, and the way to all of it. Inside: RecentRows, or what is said while there are none. */
export function RecentList({ title, onViewAll, viewAllName, children }: RecentListProps) {
  return (
    <div>
      <Section
        action={
          <Button
            aria-label={viewAllName}
            className={styles.all}
            onClick={onViewAll}
            size="small"
            variant="quiet"
          >
            {t('viewAll')}
          </Button>
        }
        title={title}
      >
        {children}
      </Section>
    </div>
  );
}

/** The list of `RecentRow`s. */
export const RecentRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);

interface RecentRowProps {
  /** The name of the thing, or a link to it. */
  readonly name: ReactNode;
  /** Shown after the name, muted: 'at Mill Bakery'. */
  readonly more?: string;
  /** Lets a link in the row say what it is about. */
  readonly textId?: string;
  /** At the end of the row: badge, link. */
  readonly children: ReactNode;
}

export function RecentRow({ name, more, textId, children }: RecentRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.text} id={textId}>
        {name}
        {more && <span className={styles.soft}> {more}</span>}
      </span>
      <span className={styles.end}>{children}</span>
    </li>
  );
}
