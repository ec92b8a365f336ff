import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';

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

/** Parses whole dollars as people write them ('$45,000'): null when empty, NaN when it is no amount. */
const dollars = (typed: string): number | null => {
  const digits = typed.replace(/[$,\s]/g, '');
  if (!digits) return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The highest salary that the server accepts. */
const highest = 100_000_000;

export function jobPreferenceProblem(values: JobPreferenceValues): FieldErrors | undefined {
  for (const name of ['desired_salary_min', 'desired_salary_max'] as const) {
    const amount = dollars(values[name]);
    if (amount !== null && !(amount <= highest)) return { [name]: t('enterWholeDollarsYearLike') };
  }
  const [min, max] = [dollars(values.desired_salary_min), dollars(values.desired_salary_max)];
  if (min === null || max === null || min <= max) return undefined;
  return { desired_salary_max: t('enterLeastMinimumLeaveEmpty') };
}

/** The body of PUT /auth/job-preferences: lists as comma-separated strings (D2 §7). */
export const jobPreferenceBody = (values: JobPreferenceValues) => ({
  desired_salary_min: dollars(values.desired_salary_min),
  desired_salary_max: dollars(values.desired_salary_max),
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
