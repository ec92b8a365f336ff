import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { t } from '../text/texts';
import { controlClass, type FieldProps, FormField, splitFieldProps } from './form-field';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/**
 * A password field with a button that shows the input. Pass `autoComplete`: 'current-password' to sign in,
 * 'new-password' to choose one.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control: input } = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <FormField {...frame}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className={`${controlClass} ${styles.input}`}
            type={shown ? 'text' : 'password'}
          />
          {/* Named by hidden text, not aria-label: a query by label must find only the field. */}
          <button
            aria-controls={control.id}
            className={styles.toggle}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {shown ? t('hide') : t('show')}
            <VisuallyHidden> {props.label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </FormField>
  );
}
