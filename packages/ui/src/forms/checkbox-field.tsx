import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../elements/class-names';
import styles from './checkbox-field.module.css';
import { FieldError } from './form-field';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
}

function Choice({
  type,
  label,
  help,
  error,
  id,
  className,
  ...input
}: ChoiceProps & { type: string }) {
  const made = useId();
  const controlId = id ?? made;
  const described = classNames(
    error ? `${controlId}-error` : false,
    help ? `${controlId}-help` : false,
  );
  return (
    <div className={classNames(styles.choice, className)}>
      <input
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={classNames(styles.mark, styles[type])}
        id={controlId}
        type={type}
      />
      <div className={styles.words}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {help && (
          <div className={styles.help} id={`${controlId}-help`}>
            {help}
          </div>
        )}
        <FieldError id={`${controlId}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}

/** A native checkbox with its label; the whole line is clickable. */
export function CheckboxField(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** A native radio button; several share a `name` inside a ChoiceGroup. */
export function RadioField(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

export interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  legend: string;
  help?: ReactNode;
  error?: string;
  /** Several columns where there is room: for long lists of short choices. */
  columns?: boolean;
  children: ReactNode;
}

/** A fieldset around checkboxes or radio buttons that answer one question. */
export function ChoiceGroup({
  legend,
  help,
  error,
  columns,
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const id = useId();
  const described = classNames(error ? `${id}-error` : false, help ? `${id}-help` : false);
  return (
    <fieldset
      {...rest}
      aria-describedby={described || undefined}
      className={classNames(styles.group, className)}
    >
      <legend className={styles.legend}>{legend}</legend>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={classNames(styles.choices, columns && styles.columns)}>{children}</div>
    </fieldset>
  );
}
