import type { AccountType } from '@commons/contracts/account/account-lists';
import type {
  AccountProfile,
  AccountSettingsUpdate,
} from '@commons/contracts/account/account-profile';
import type { ApplicationMailTime } from '@commons/contracts/applications/application-lists';
import type { Versioned } from '@commons/contracts/shell-contract';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { SelectField } from '@commons/ui/forms/select-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { updateSettings, useKeepProfile } from './account-settings.api';
import { FormActions } from './form-actions';
import styles from './forms.module.css';

interface Flag {
  readonly name: 'email_notifications' | 'marketing_emails' | 'job_alerts';
  readonly label: string;
  readonly help: string;
}

const notifications: Flag = {
  name: 'email_notifications',
  label: t('emailNotifications'),
  help: t('aboutApplicationsMessagesConcern'),
};
const marketing: Flag = {
  name: 'marketing_emails',
  label: t('marketingEmails'),
  help: t('newsSiteWhenOperatorsSend'),
};

/** The flags of each account type. Employers get reminders about their jobs, job seekers a list of jobs. */
const flagsOf: Readonly<Record<AccountType, readonly Flag[]>> = {
  employer: [
    notifications,
    {
      name: 'job_alerts',
      label: t('remindersAboutJobs'),
      help: t('someDaysBeforeOneJobs'),
    },
    marketing,
  ],
  job_seeker: [
    notifications,
    {
      name: 'job_alerts',
      label: t('jobAlerts'),
      help: t('weeklyMailNewMatchingJobs'),
    },
    marketing,
  ],
};

const shownFlags = (type: AccountType) =>
  flagsOf[type].filter(({ name }) => name !== 'job_alerts' || hasArea('jobs'));

/** When an employer is mailed about new applications, while email notifications are on (decision B32). */
const applicationMails: readonly { readonly value: ApplicationMailTime; readonly label: string }[] =
  [
    { value: 'at_once', label: t('onceMailEach') },
    { value: 'daily', label: t('onceDayMorning') },
    { value: 'weekly', label: t('onceWeekMondayMorning') },
  ];

const labelsOf = (type: AccountType) =>
  Object.fromEntries([
    ...flagsOf[type].map(({ name, label }) => [name, label]),
    ['application_mails', t('mailsAboutNewApplications')],
  ]) as FieldLabels<AccountSettingsUpdate>;

const settingsOf = (profile: AccountProfile): AccountSettingsUpdate => ({
  email_notifications: profile.email_notifications ?? true,
  marketing_emails: profile.marketing_emails ?? false,
  job_alerts: profile.job_alerts ?? true,
  ...(profile.application_mails && { application_mails: profile.application_mails }),
});

interface SettingsFormProps {
  readonly profile: Versioned<AccountProfile>;
  readonly notify: Notify;
}

/** The three flags of D2 §3, and how often employers are mailed. Job seekers have them below their job preferences (decision A42). */
export function SettingsForm({ profile, notify }: SettingsFormProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const draft = useChanges({
    name: 'account:settings',
    record: profile,
    valuesOf: settingsOf,
    labels: labelsOf(profile.account_type),
  });
  const { values, change, forget, isChanged } = draft;
  const { busy, submit } = useForm({
    send: async () => {
      let body = values;
      const stored = await draft.save((chosen, headers) => {
        body = chosen;
        return updateSettings(api, body, headers);
      });
      if (!stored) return false;
      await keep({ ...body, etag: stored.etag });
      forget();
      return true;
    },
    done: t('accountSettingsUpdatedSuccessfully'),
    failed: t('failedUpdateSettings'),
    notify,
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        {shownFlags(profile.account_type).map(({ name, label, help }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            help={help}
            checked={values[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
        ))}
      </div>
      {hasArea('jobs') && profile.account_type === 'employer' && values.email_notifications && (
        <SelectField
          label={t('mailsAboutNewApplications')}
          name="application_mails"
          onChange={({ target }) =>
            change({ application_mails: target.value as ApplicationMailTime })
          }
          options={applicationMails}
          value={values.application_mails ?? 'at_once'}
        />
      )}
      {draft.dialog}
      <FormActions save={t('saveSettings')} busy={busy} isChanged={isChanged} onUndo={forget} />
    </form>
  );
}
