import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './form-field.module.css';
import { WarningIcon } from './icons';
import { rich, t } from './texts';

/** What every field takes besides the attributes of its own element. */
export interface FieldProps {
  label: string;
  /** Stays in the accessible name, not on the screen: only where the place says what it is. */
  hideLabel?: boolean;
  /** Below the field: what to write, limits, formats. */
  help?: ReactNode;
  /** In words that say what to do. Marks the field as invalid. */
  error?: string;
  /** Writes a quiet 'optional' beside the label, outside its accessible name. */
  optional?: boolean;
  /** The sign of a required field beside the label; `RequiredNote` explains it once a form. */
  marked?: boolean;
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldProps {
  /** Id of the control, e.g. for a link in the error summary. Made when absent. */
  id?: string;
  className?: string;
  /** Right of the help: a counter or the like. */
  aside?: ReactNode;
  /** Draws the control with the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** Separates what `FormField` takes from the attributes of the control in it. */
export function splitFieldProps<
  Props extends FieldProps & Pick<FormFieldProps, 'id' | 'className'>,
>(props: Props) {
  const { label, hideLabel, help, error, optional, marked, id, className, ...control } = props;
  const frame = { label, hideLabel, help, error, optional, marked, id, className };
  return { frame, control };
}

/** Label above, control, error beside it, help below. The other fields are made of it. */
export function FormField({
  label,
  hideLabel,
  help,
  error,
  optional,
  marked,
  id,
  className,
  aside,
  children,
}: FormFieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const errorId = `${controlId}-error`;
  const helpId = `${controlId}-help`;
  const described = classNames(error ? errorId : false, help ? helpId : false);
  return (
    <div className={classNames(styles.field, error ? styles.invalid : false, className)}>
      <div className={hideLabel ? styles.hidden : styles.labelLine}>
        <span>
          <label className={styles.label} htmlFor={controlId}>
            {label}
          </label>
          {marked && <RequiredMark />}
        </span>
        {optional && <span className={styles.optional}>{t('optional')}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {(help || aside) && (
        <div className={styles.below}>
          {help && (
            <div className={styles.help} id={helpId}>
              {help}
            </div>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}

/** Visual only: the control itself is `required` or `aria-required`. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      {' *'}
    </span>
  );
}

/** The line that explains the mark, above the fields of a form. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      {rich('fieldsMarkedRequired', { span: () => <span className={styles.mark}>*</span> })}
    </p>
  );
}

/** The message of one field; nothing when there is none. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <WarningIcon size={18} />
      {children}
    </p>
  );
}

/** The look of a text-like control, for controls of one's own inside FormField. */
export const controlClass: string = styles.control ?? '';
