import { minResetPasswordLength } from '@commons/contracts/account/account-lists';
import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import { type ReadField, useForm } from '@commons/web-kit/forms/use-form';
import { resetPassword } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { NewPasswordFields } from './new-password.fields';

const missing = {
  new_password: t('chooseNewPassword'),
  confirm_password: t('enterNewPasswordOnceMore'),
};

/** The match, then the length (D1 §5). The rest of the hint is only advice. */
function check(read: ReadField): FieldErrors {
  const password = read('new_password');
  if (password !== read('confirm_password')) return { confirm_password: t('passwordsNotMatch2') };
  if (password.length >= minResetPasswordLength) return {};
  return {
    new_password: t('passwordMustBeLeastCharacters2', { minResetPasswordLength }),
  };
}

const failureTexts = {
  network: t('errorOccurredPleaseTryAgain'),
  status: t('failedResetPasswordLinkMay'),
};

interface ResetFormProps {
  readonly token: string;
  readonly onReset: () => void;
}

/** Sets a new password with the token from the mailed link. */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const api = useApi();
  const { busy, errors, failure, submit } = useForm({
    missing,
    check,
    failed: failureTexts,
    send: async (read) => {
      await resetPassword(api, { token, new_password: read('new_password') });
      onReset();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NewPasswordFields
        confirmLabel={t('confirmNewPassword')}
        errors={errors}
        help={t('mustBeLeast8Characters')}
        label={t('newPassword')}
        name="new_password"
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('resetting')}>
        {t('resetPassword')}
      </Button>
    </form>
  );
}
