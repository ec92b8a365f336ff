import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import type { ReadField, useForm } from '@commons/web-kit/forms/use-form';
import { NewPasswordFields } from './new-password.fields';

/** Texts for empty required fields. */
export const newAccountMissing = {
  full_name: t('enterName'),
  email: t('enterEmailAddress'),
  password: t('choosePassword'),
  confirm_password: t('enterPasswordOnceMore'),
};

export const checkNewAccount = (read: ReadField): FieldErrors =>
  read('password') === read('confirm_password') ? {} : { confirm_password: t('passwordsNotMatch') };

interface NewAccountFieldsProps {
  readonly errors: FieldErrors;
  readonly field: (name: 'full_name' | 'email') => ReturnType<ReturnType<typeof useForm>['field']>;
}

/** Name, address and password of a new account. */
export const NewAccountFields = ({ errors, field }: NewAccountFieldsProps) => (
  <>
    <NameField {...field('full_name')} label={t('fullName2')} required />
    <EmailField {...field('email')} required />
    <NewPasswordFields
      confirmLabel={t('confirmPassword')}
      errors={errors}
      label={t('password')}
      name="password"
    />
  </>
);
