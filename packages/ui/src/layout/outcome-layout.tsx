import type { ReactNode } from 'react';
import styles from './outcome-layout.module.css';

export interface OutcomeTexts {
  /** The title: what is missing. */
  title: ReactNode;
  /** What will appear here, and how. */
  children?: ReactNode;
  /** The next step: buttons or links. */
  actions?: ReactNode;
  /** Heading level of the title; 'p' where the text is no heading. Default: h2. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
}

interface OutcomeLayoutProps extends OutcomeTexts {
  drawing?: ReactNode;
  /** It is the only content of a page without a `Page` around it. */
  isPage?: boolean;
}

/** Drawing, title, text and next step below each other: whatever was not found, has expired or failed. */
export function OutcomeLayout(props: OutcomeLayoutProps) {
  const { drawing, title, children, actions, titleAs: Title = 'h2', isPage = false } = props;
  const layout = (
    <div className={styles.outcome}>
      {drawing}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  return isPage ? <section className={styles.page}>{layout}</section> : layout;
}
