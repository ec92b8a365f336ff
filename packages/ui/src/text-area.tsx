import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names';
import { controlClass, type FieldProps, FormField, splitFieldProps } from './form-field';
import styles from './text-area.module.css';
import { t } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /**
   * Shows 'used / limit' below. Counts only: pass `maxLength` as well where typing on must be
   * stopped, or `error` where it must be said. Without it, the count shows where a text comes near
   * its `maxLength`: the browser cuts what is pasted beyond, and says nothing.
   */
  countTo?: number;
}

/** Share of `maxLength` from which it is counted. */
const nearlyFull = 0.95;

/** Several lines of text; grows with its text where the browser can. Default: 4 rows. */
export function TextArea(props: TextAreaProps) {
  const { frame, control: own } = splitFieldProps(props);
  const { countTo, onChange, ...area } = own;
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = String(area.value ?? typed).length;
  const { maxLength = Number.POSITIVE_INFINITY } = area;
  const limit = countTo ?? (length >= nearlyFull * maxLength ? maxLength : undefined);
  const aside = limit !== undefined && (
    <span className={classNames(styles.count, length > limit && styles.over)}>
      {length} / {limit}
      <VisuallyHidden> {t('characters')}</VisuallyHidden>
    </span>
  );
  return (
    <FormField {...frame} aside={aside}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={classNames(controlClass, styles.area)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </FormField>
  );
}
