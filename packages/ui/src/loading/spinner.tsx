import { classNames } from '../elements/class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { t } from '../text/texts';
import styles from './spinner.module.css';

/** The spinner alone, as large as the text; for components that announce their busy state themselves. */
export function SpinnerMark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

export interface SpinnerProps {
  /** What is loading, e.g. 'Loading profile...'. Always announced. Default: 'Loading...'. */
  label?: string;
  /** Also shows the label. */
  showLabel?: boolean;
  /** Space reserved while loading, so that nothing shifts: a line, a panel (12 rem), a page (60 vh). */
  room?: 'line' | 'panel' | 'page';
}

/** A labelled spinner. Appears after 150 ms, so that a fast answer does not flicker. */
export function Spinner({ label = t('loading'), showLabel = false, room = 'panel' }: SpinnerProps) {
  return (
    <div className={classNames(styles.spinner, styles[room])} data-loading role="status">
      <SpinnerMark />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  );
}
