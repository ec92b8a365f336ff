import type { ComponentProps } from 'react';
import { t } from '../text/texts';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}

/** The h1 of a page whose open tab shows the title visually. */
export function HiddenTitle(props: Omit<ComponentProps<'h1'>, 'className'>) {
  return <h1 {...props} className={styles.hidden} data-hidden-title data-print="hide" />;
}

/** The h2 of a section whose look needs no heading, so that those within it follow in order. */
export function HiddenHeading(props: Omit<ComponentProps<'h2'>, 'className'>) {
  return <h2 {...props} className={styles.hidden} data-print="hide" />;
}

/** The first tab stop: skips the navigation to the main content. */
export function SkipLink() {
  return (
    <a className={styles.skip} data-print="hide" href="#main">
      {t('skipContent')}
    </a>
  );
}
