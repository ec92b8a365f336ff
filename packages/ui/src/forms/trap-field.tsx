import type { Ref } from 'react';
import { t } from '../text/texts';
import styles from './trap-field.module.css';

export interface TrapFieldProps {
  /** For reading what a bot entered; people leave it empty. */
  ref: Ref<HTMLInputElement>;
}

/**
 * A honeypot: a field that bots fill in and people never reach: out of view, out of the tab order, hidden from screen
 * readers (decision A47). Send its value as `website` if it has one.
 */
export function TrapField({ ref }: TrapFieldProps) {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        {t('website')}
        <input autoComplete="off" ref={ref} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
