import { resetPasswordRequestLimits } from '@commons/contracts/field-limits';
import { PasswordField } from '@commons/ui/forms/password-field';
import { PasswordStrength } from '@commons/ui/forms/password-strength';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import { type ComponentProps, useState } from 'react';

interface NewPasswordFieldsProps
  extends Pick<ComponentProps<typeof PasswordField>, 'label' | 'help'> {
  /** Name of the first field; the second is `confirm_password`. */
  readonly name: string;
  readonly confirmLabel: string;
  readonly errors: FieldErrors;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({
  name,
  confirmLabel,
  errors,
  ...first
}: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const maxLength = resetPasswordRequestLimits.new_password;
  const shared = { autoComplete: 'new-password', maxLength, required: true };
  return (
    <>
      <div>
        <PasswordField
          {...shared}
          {...first}
          error={errors[name]}
          name={name}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        {...shared}
        error={errors.confirm_password}
        label={confirmLabel}
        name="confirm_password"
      />
    </>
  );
}
