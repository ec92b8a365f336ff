import type { Ref } from 'react';
import { t } from './texts';
import styles from './trap-field.module.css';

export interface TrapFieldProps {
  /** To read what a robot wrote; people leave it empty. */
  ref: Ref<HTMLInputElement>;
}

/**
 * A field that robots fill in and people never meet: out of sight, out of the tab order, hidden from screen readers
 * (decision A47). Send its value as `website` when it has one.
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
