import {
  preferenceCategories,
  preferenceEmploymentTypes,
} from '@commons/contracts/account/account-lists';
import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { jobPreferencesUpdateLimits } from '@commons/contracts/field-limits';
import type { Versioned } from '@commons/contracts/shell-contract';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { TextField } from '@commons/ui/forms/text-field';
import { longestNumber } from '@commons/ui/forms/text-lengths';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { type BindField, useForm } from '@commons/web-kit/forms/use-form';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import { townNames } from '@commons/web-kit/portal/town-lists';
import {
  updateJobPreferences,
  useKeepProfile,
  useProfessionalProfile,
} from './account-settings.api';
import { FormActions } from './form-actions';
import styles from './forms.module.css';
import {
  jobPreferenceBody,
  jobPreferenceLabels,
  jobPreferenceProblem,
  jobPreferenceValues,
  salaryText,
  savedPreferences,
} from './job-preference-values';

interface JobPreferencesFormProps {
  readonly profile: Versioned<AccountProfile>;
  readonly notify: Notify;
}

/** What a job seeker looks for: pay, places, employment types, categories. */
export function JobPreferencesForm({ profile, notify }: JobPreferencesFormProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const offer = useOfferedValues(profile);
  const draft = useChanges({
    name: 'account:job-preferences',
    record: profile,
    valuesOf: jobPreferenceValues,
    labels: jobPreferenceLabels,
    offered: offer.values,
  });
  const { values, change } = draft;
  const { busy, submit, field, clear } = useForm({
    values,
    change,
    limits: {
      desired_salary_min: longestNumber,
      desired_salary_max: longestNumber,
      preferred_locations: jobPreferencesUpdateLimits.preferred_locations,
    },
    check: () => jobPreferenceProblem(values),
    send: async () => {
      let saved = values;
      const stored = await draft.save((chosen, headers) => {
        saved = chosen;
        return updateJobPreferences(api, jobPreferenceBody(saved), headers);
      });
      if (!stored) return false;
      await keep({ ...savedPreferences(saved), etag: stored.etag });
      draft.forget();
      return true;
    },
    done: t('jobPreferencesUpdatedSuccessfully'),
    failed: t('failedUpdatePreferences'),
    notify,
  });
  const undo = () => {
    draft.forget();
    clear();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SalaryFields field={field} isOffered={offer.isTakenOver} />
      <TextField
        label={t('preferredLocations')}
        help={t('separateSeveralSemicolons')}
        placeholder={t('remote', { text: sitePlace().text })}
        {...field('preferred_locations')}
      />
      <CheckboxField
        label={t('openRemoteWork')}
        name="remote_ok"
        checked={values.remote_ok}
        onChange={({ target }) => change({ remote_ok: target.checked })}
      />
      <Choices
        legend={t('employmentTypes')}
        offered={preferenceEmploymentTypes}
        chosen={values.employment_types}
        onChange={(employment_types) => change({ employment_types })}
      />
      <Choices
        legend={t('categories')}
        offered={[...preferenceCategories, ...townNames('job_categories')]}
        chosen={values.categories}
        onChange={(categories) => change({ categories })}
      />
      {draft.dialog}
      <FormActions
        save={t('savePreferences')}
        busy={busy}
        isChanged={draft.isChanged}
        onUndo={undo}
      />
    </form>
  );
}

interface SalaryFieldsProps {
  readonly field: BindField<ReturnType<typeof jobPreferenceValues>>;
  /** The values are those of the professional profile, not saved yet. */
  readonly isOffered: boolean;
}

function SalaryFields({ field, isOffered }: SalaryFieldsProps) {
  const salary = { prefix: '$', inputMode: 'numeric' } as const;
  return (
    <div className={styles.pair}>
      <TextField
        label={t('desiredSalaryMinimum')}
        help={isOffered ? t('fromProfessionalProfileSaveKeep') : t('yearBeforeTaxes')}
        {...salary}
        {...field('desired_salary_min')}
      />
      <TextField label={t('desiredSalaryMaximum')} {...salary} {...field('desired_salary_max')} />
    </div>
  );
}

/** The saved values. Without a saved salary, offers that of the professional profile (decision A40). */
function useOfferedValues(profile: AccountProfile) {
  const saved = jobPreferenceValues(profile);
  const isEmpty = !saved.desired_salary_min && !saved.desired_salary_max;
  const { data: other } = useProfessionalProfile(isEmpty);
  const salary = isEmpty && other ? salaryText(other) : undefined;
  const isTakenOver = !!(salary?.desired_salary_min || salary?.desired_salary_max);
  return { values: { ...saved, ...salary }, isTakenOver };
}

interface ChoicesProps {
  readonly legend: string;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes of a list. A saved value that is no longer offered stays visible, so that it can be unticked. */
function Choices({ legend, offered, chosen, onChange }: ChoicesProps) {
  const all = [...new Set([...offered, ...chosen])];
  const toggle = (word: string, isChosen: boolean) =>
    onChange(all.filter((other) => (other === word ? isChosen : chosen.includes(other))));
  return (
    <ChoiceGroup legend={legend} columns>
      {all.map((word) => (
        <CheckboxField
          key={word}
          label={translate(word)}
          checked={chosen.includes(word)}
          onChange={({ target }) => toggle(word, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
