import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { passwordChangeLimits } from '@commons/contracts/field-limits';
import type { Versioned } from '@commons/contracts/shell-contract';
import { PasswordField } from '@commons/ui/forms/password-field';
import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { TextField } from '@commons/ui/forms/text-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { changeEmail, updateProfile, useKeepProfile } from './account-settings.api';
import { FormActions } from './form-actions';
import styles from './forms.module.css';
import { PendingEmailBanner } from './pending-email-banner';
import { ContactFields, TypeFields } from './profile.fields';
import {
  isOtherAddress,
  profileBody,
  profileLabels,
  profileLimits,
  profileProblem,
  profileValues,
} from './profile-values';

interface BasicInformationFormProps {
  readonly profile: Versioned<AccountProfile>;
  readonly notify: Notify;
}

/** Name, address and the rest of the profile. A new address needs the password and a confirmed link (A41). */
export function BasicInformationForm({ profile, notify }: BasicInformationFormProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { refresh } = useSession();
  const [password, setPassword] = useState('');
  const draft = useChanges({
    name: 'account:profile',
    record: profile,
    valuesOf: profileValues,
    labels: profileLabels,
  });
  const { values, change } = draft;
  const isNewEmail = isOtherAddress(values.email, profile.email);

  const { busy, errors, submit, field, clear } = useForm({
    values,
    change,
    limits: profileLimits,
    check: () => profileProblem(values, { saved: profile.email, password }),
    // The address first: with a wrong password nothing is saved at all.
    send: async () => {
      if (isNewEmail) {
        await changeEmail(api, { email: values.email, current_password: password });
        setPassword('');
        change({ email: profile.email });
        await keep({ pending_email: values.email.trim() });
      }
      let body = profileBody(values, profile.account_type);
      const stored = await draft.save((chosen, headers) => {
        body = profileBody(chosen, profile.account_type);
        return updateProfile(api, body, headers);
      });
      if (!stored) return false;
      await keep({ ...body, etag: stored.etag });
      draft.forget();
      // The profile is saved even if refreshing the name in the header fails.
      await refresh().catch(() => undefined);
      return true;
    },
    done: t('profileUpdatedSuccessfully'),
    failed: t('failedUpdateProfile'),
    notify,
  });
  const undo = () => {
    draft.forget();
    setPassword('');
    clear();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NameField label={t('fullName')} required {...field('full_name')} />
      {profile.account_type === 'employer' && (
        <TextField
          label={t('companyName')}
          autoComplete="organization"
          {...field('company_name')}
        />
      )}
      <EmailField required {...field('email')} />
      {isNewEmail && (
        <CurrentPasswordField
          error={errors.current_password}
          onChange={setPassword}
          value={password}
        />
      )}
      {profile.pending_email && !isNewEmail && (
        <PendingEmailBanner profile={profile} notify={notify} />
      )}
      <ContactFields field={field} />
      <TypeFields accountType={profile.account_type} field={field} />
      {draft.dialog}
      <FormActions save={t('saveChanges')} busy={busy} isChanged={draft.isChanged} onUndo={undo} />
    </form>
  );
}

interface CurrentPasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

const CurrentPasswordField = ({ value, error, onChange }: CurrentPasswordFieldProps) => (
  <PasswordField
    label={t('currentPassword')}
    name="current_password"
    autoComplete="current-password"
    maxLength={passwordChangeLimits.current_password}
    help={t('neededChangeEmailSendLink')}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
