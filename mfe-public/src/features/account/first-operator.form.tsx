import { Button } from '@commons/ui/button';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { t } from '@commons/ui/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import type { FieldErrors } from '@commons/web-kit/form-check';
import { useNavigate } from '@commons/web-kit/router';
import { type ReadField, useForm } from '@commons/web-kit/use-form';
import { createFirstOperator } from './account.api';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';
import { NewPasswordFields } from './new-password.fields';

const missing = {
  full_name: t('enterName'),
  email: t('enterEmailAddress'),
  password: t('choosePassword'),
  confirm_password: t('enterPasswordOnceMore'),
};

const check = (read: ReadField): FieldErrors =>
  read('password') === read('confirm_password') ? {} : { confirm_password: t('passwordsNotMatch') };

/** Creates the account of the portal's operator; leads to the portal settings. */
export function FirstOperatorForm({ token }: { readonly token: string }) {
  const api = useApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { busy, errors, failure, submit, field } = useForm({
    missing,
    check,
    failed: t('accountCouldNotBeCreated'),
    send: async (read) => {
      const answer = await createFirstOperator(api, {
        token,
        full_name: read('full_name'),
        email: read('email'),
        password: read('password'),
      });
      signIn(answer);
      navigate('/operator/portal', { replace: true });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <NameField {...field('full_name')} label={t('fullName2')} required />
      <EmailField {...field('email')} required />
      <NewPasswordFields
        confirmLabel={t('confirmPassword')}
        errors={errors}
        label={t('password')}
        name="password"
      />
      <Button busy={busy} busyLabel={t('creatingAccount')} type="submit" variant="primary" wide>
        {t('createAccount3')}
      </Button>
    </form>
  );
}
