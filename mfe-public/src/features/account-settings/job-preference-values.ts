import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { isInverted } from '@commons/contracts/applications/desired-salary';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';
import { isSalary, typedSalary } from '@commons/web-kit/forms/typed-salary';

/** The job preferences as form values. */
interface JobPreferenceValues {
  readonly desired_salary_min: string;
  readonly desired_salary_max: string;
  /** Separated by semicolons, because places contain commas (D2 §3). */
  readonly preferred_locations: string;
  readonly remote_ok: boolean;
  readonly employment_types: readonly string[];
  readonly categories: readonly string[];
}

/** The label of every field, in screen order. */
export const jobPreferenceLabels: FieldLabels<JobPreferenceValues> = {
  desired_salary_min: t('desiredSalaryMinimum'),
  desired_salary_max: t('desiredSalaryMaximum'),
  preferred_locations: t('preferredLocations'),
  remote_ok: t('openRemoteWork'),
  employment_types: t('employmentTypes'),
  categories: t('categories'),
};

const text = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

/** The desired salary of either record as form text. */
export const salaryText = (
  record: Pick<AccountProfile, 'desired_salary_min' | 'desired_salary_max'>,
) => ({
  desired_salary_min: text(record.desired_salary_min),
  desired_salary_max: text(record.desired_salary_max),
});

export const jobPreferenceValues = (profile: AccountProfile): JobPreferenceValues => ({
  ...salaryText(profile),
  preferred_locations: profile.preferred_locations ?? '',
  remote_ok: profile.remote_ok ?? false,
  employment_types: profile.employment_types ?? [],
  categories: profile.preferred_categories ?? [],
});

export function jobPreferenceProblem(values: JobPreferenceValues): FieldErrors | undefined {
  for (const name of ['desired_salary_min', 'desired_salary_max'] as const) {
    if (!isSalary(typedSalary(values[name]))) return { [name]: t('enterWholeDollarsYearLike') };
  }
  return isInverted(jobPreferenceBody(values))
    ? { desired_salary_max: t('enterLeastMinimumLeaveEmpty') }
    : undefined;
}

/** The body of PUT /auth/job-preferences: lists as comma-separated strings (D2 §7). */
export const jobPreferenceBody = (values: JobPreferenceValues) => ({
  desired_salary_min: typedSalary(values.desired_salary_min),
  desired_salary_max: typedSalary(values.desired_salary_max),
  preferred_locations: values.preferred_locations.trim(),
  remote_ok: values.remote_ok,
  employment_types: values.employment_types.join(','),
  categories: values.categories.join(','),
});

/** What GET /auth/profile will return after that body is saved. */
export const savedPreferences = (values: JobPreferenceValues): Partial<AccountProfile> => {
  const { desired_salary_min, desired_salary_max, preferred_locations, remote_ok } =
    jobPreferenceBody(values);
  return {
    desired_salary_min,
    desired_salary_max,
    preferred_locations,
    remote_ok,
    employment_types: [...values.employment_types],
    preferred_categories: [...values.categories],
  };
};
