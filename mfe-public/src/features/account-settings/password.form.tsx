import { minPasswordLength as minimum } from '@commons/contracts/account/account';
import { passwordChangeLimits } from '@commons/contracts/field-limits';
import { PasswordField } from '@commons/ui/forms/password-field';
import { PasswordStrength } from '@commons/ui/forms/password-strength';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { useChangePassword } from './account-settings.api';
import { FormActions } from './form-actions';
import styles from './forms.module.css';

const empty = { current_password: '', new_password: '', confirm_password: '' };
type Passwords = typeof empty;

/** The first violated rule (D2 §5, in this order). */
function problemOf(passwords: Passwords): FieldErrors | undefined {
  const { current_password, new_password, confirm_password } = passwords;
  if (!current_password) return { current_password: t('currentPasswordRequired') };
  if (!new_password) return { new_password: t('newPasswordRequired') };
  if (new_password !== confirm_password) return { confirm_password: t('newPasswordsNotMatch') };
  if (new_password.length >= minimum) return undefined;
  return { new_password: t('passwordMustBeLeastCharacters', { minimum }) };
}

/** Changes the password. Never a draft: passwords are not stored in the browser. */
export function PasswordForm({ notify }: { readonly notify: Notify }) {
  const changePassword = useChangePassword();
  const { user } = useSession();
  const [passwords, setPasswords] = useState(empty);
  const { busy, submit, field } = useForm({
    values: passwords,
    change: (part) => setPasswords((now) => ({ ...now, ...part })),
    limits: { ...passwordChangeLimits, confirm_password: passwordChangeLimits.new_password },
    check: () => problemOf(passwords),
    send: async () => {
      const { current_password, new_password } = passwords;
      await changePassword({ current_password, new_password });
      setPasswords(empty);
    },
    done: t('passwordUpdatedSuccessfully'),
    failed: t('failedUpdatePassword'),
    notify,
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* Tells a password manager which account this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        label={t('currentPassword2')}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <div>
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          help={t('leastCharactersAllOtherDevices', { minimum })}
          required
          {...field('new_password')}
        />
        <PasswordStrength password={passwords.new_password} />
      </div>
      <PasswordField
        label={t('confirmNewPassword')}
        autoComplete="new-password"
        required
        {...field('confirm_password')}
      />
      <FormActions save={t('updatePassword')} busy={busy} busyLabel={t('updating')} />
    </form>
  );
}
