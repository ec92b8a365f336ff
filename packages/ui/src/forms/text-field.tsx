import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../elements/class-names';
import { controlClass, type FieldProps, FormField, splitFieldProps } from './form-field';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Inside the field before the text: '$' or an icon. Hidden from screen readers: the label names it. */
  prefix?: ReactNode;
  /** Inside the field after the text: '%' or a unit. */
  suffix?: ReactNode;
}

/** A text field; for any typed `type` of input (email, url, tel, search, number, date …). */
export function TextField(props: TextFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  const { prefix, suffix, ...input } = own;
  return (
    <FormField {...frame}>
      {(control) => (
        <div className={styles.box}>
          {prefix && (
            <span aria-hidden="true" className={styles.prefix}>
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(
              controlClass,
              styles.input,
              !!prefix && styles.afterPrefix,
              !!suffix && styles.beforeSuffix,
            )}
          />
          {suffix && (
            <span aria-hidden="true" className={styles.suffix}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
