import { type ComponentProps, useState } from 'react';
import { classNames } from '../elements/class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { t } from '../text/texts';
import { controlClass, type FieldProps, FormField, splitFieldProps } from './form-field';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /**
   * Shows 'used / limit' below. Counts only: also pass `maxLength` to stop typing, or `error` to report it. Without it,
   * the count appears when a text approaches its `maxLength`, because the browser silently cuts pasted text.
   */
  countTo?: number;
}

/** Share of `maxLength` from which the count is shown. */
const nearlyFull = 0.95;

/** A text area that grows with its text if the browser supports it. Default: 4 rows. */
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
