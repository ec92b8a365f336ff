import type { AccountProfile } from '@commons/contracts/account-profile';
import { passwordChangeLimits } from '@commons/contracts/field-limits';
import type { Versioned } from '@commons/contracts/shell-contract';
import { PasswordField } from '@commons/ui/password-field';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { changeEmail, updateProfile, useKeepProfile } from './account-settings.api';
import { FormActions } from './form-actions';
import styles from './forms.module.css';
import { PendingEmailBanner } from './pending-email-banner';
import { bind, ContactFields, TypeFields } from './profile.fields';
import {
  isOtherAddress,
  profileBody,
  profileLabels,
  profileProblem,
  profileValues,
} from './profile-values';
import { useChanges } from './use-changes';
import { type Notify, useSave } from './use-save';

interface BasicInformationFormProps {
  readonly profile: Versioned<AccountProfile>;
  readonly tell: Notify;
}

/** Name, address and the rest of the profile. A new address needs the password and a confirmed link (A41). */
export function BasicInformationForm({ profile, tell }: BasicInformationFormProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { refresh } = useSession();
  const [password, setPassword] = useState('');
  const draft = useChanges({
    name: 'profile',
    profile,
    valuesOf: profileValues,
    labels: profileLabels,
  });
  const { values, change } = draft;
  const isNewEmail = isOtherAddress(values.email, profile.email);

  const { busy, problems, submit, clear } = useSave({
    check: () => profileProblem(values, { saved: profile.email, password }),
    // The address first: with a wrong password nothing is saved at all.
    send: async () => {
      if (isNewEmail) {
        await changeEmail(api, { email: values.email, current_password: password });
        setPassword('');
        change({ email: profile.email });
        keep({ pending_email: values.email.trim() });
      }
      let body = profileBody(values, profile.account_type);
      const stored = await draft.save((chosen, headers) => {
        body = profileBody(chosen, profile.account_type);
        return updateProfile(api, body, headers);
      });
      if (!stored) return false;
      keep({ ...body, etag: stored.etag });
      draft.forget();
      // The profile is saved even if refreshing the name in the header fails.
      await refresh().catch(() => undefined);
      return true;
    },
    done: t('profileUpdatedSuccessfully'),
    failed: t('failedUpdateProfile'),
    tell,
  });
  const undo = () => {
    draft.forget();
    setPassword('');
    clear();
  };
  const fields = { accountType: profile.account_type, values, problems, change };
  const field = bind(fields);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NameField label={t('fullName')} required {...field('full_name', 100)} />
      {profile.account_type === 'employer' && (
        <TextField
          label={t('companyName')}
          autoComplete="organization"
          {...field('company_name', 120)}
        />
      )}
      <EmailField required {...field('email', 254)} />
      {isNewEmail && (
        <PasswordField
          label={t('currentPassword')}
          name="current_password"
          autoComplete="current-password"
          maxLength={passwordChangeLimits.current_password}
          help={t('neededChangeEmailSendLink')}
          value={password}
          error={problems.current_password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {profile.pending_email && !isNewEmail && <PendingEmailBanner profile={profile} tell={tell} />}
      <ContactFields {...fields} />
      <TypeFields {...fields} />
      {draft.dialog}
      <FormActions save={t('saveChanges')} busy={busy} isChanged={draft.isChanged} onUndo={undo} />
    </form>
  );
}
