import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Illustration, type IllustrationName } from './illustrations';

export interface EmptyStateProps {
  illustration?: IllustrationName;
  /** The title: what is missing. */
  title: ReactNode;
  /** What will appear here, and how. */
  children?: ReactNode;
  /** The next step: buttons or links. */
  actions?: ReactNode;
  /** Heading level of the title; 'p' where the text is no heading. Default: h2. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
}

/** An empty list, a search without results, a page that does not exist. */
export function EmptyState({
  illustration = 'nothing-here',
  title,
  children,
  actions,
  titleAs: Title = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
