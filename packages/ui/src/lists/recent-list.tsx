import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Section } from '../layout/page';
import { t } from '../text/texts';
import styles from './recent-list.module.css';

interface RecentListProps {
  readonly title: string;
  readonly onViewAll: () => void;
  /** Accessible name of the button where a page has several, e.g. 'View All: Recent Jobs'. */
  readonly viewAllName?: string;
  readonly children: ReactNode;
}

/** The newest items of a list, and a link to the whole list. Contains RecentRows, or a text while there are none. */
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
  /** The title of the item, or a link to it. */
  readonly name: ReactNode;
  /** Shown after the name, muted: 'at Mill Bakery'. */
  readonly more?: string;
  /** Id of the row's text, for `aria-describedby` of a link in `children`. */
  readonly textId?: string;
  /** Shown at the end of the row: badge, link. */
  readonly children: ReactNode;
}

/** A row: name, further text, and what is at its end, e.g. a badge. @param textId id for `aria-describedby` */
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
