import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../controls/button';
import { t } from '../text/texts';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  /** Absent where the form can no longer be cancelled. */
  readonly onCancel: (() => void) | undefined;
  readonly busy: boolean;
  /** The buttons that move on, the primary one last. */
  readonly children: ReactNode;
}

/** The end of a form with steps: Cancel at the start of the row, the others at its end. */
export function StepButtons({ onCancel, busy, children }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      {onCancel && (
        <Button className={styles.cancel} variant="quiet" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {children}
    </div>
  );
}

/** For a button that moves on: the second click of a double click would hit the button that replaces it. */
export const ignoreDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
