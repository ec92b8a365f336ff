import { invertedSalaryText, isInverted } from '@commons/contracts/applications/desired-salary';
import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
} from '@commons/contracts/resumes/profiles';
import { t, translate } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import { isSalary, typedSalary } from '@commons/web-kit/forms/typed-salary';

/** A row of a list as form values, e.g. title, company, duration and description of a position. */
export type ProfileRow = Readonly<Record<string, string>>;

/** The profile as form values. */
export interface ProfileValues {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly professional_title: string;
  readonly summary: string;
  readonly skills: readonly string[];
  readonly linkedin_url: string;
  readonly github_url: string;
  readonly portfolio_url: string;
  readonly website_url: string;
  readonly availability: string;
  readonly preferred_work_type: string;
  /** Unparsed text. */
  readonly desired_salary_min: string;
  readonly desired_salary_max: string;
  readonly experience: readonly ProfileRow[];
  readonly education: readonly ProfileRow[];
  readonly certifications: readonly ProfileRow[];
}

/** Names of the text fields. */
export type ProfileTextName = {
  [Name in keyof ProfileValues]: ProfileValues[Name] extends string ? Name : never;
}[keyof ProfileValues];

const amount = (saved: number | null | undefined) => (saved == null ? '' : String(saved));

export const profileValues = (saved: ProfessionalProfile): ProfileValues => ({
  full_name: saved.full_name ?? '',
  email: saved.email ?? '',
  phone: saved.phone ?? '',
  location: saved.location ?? '',
  professional_title: saved.professional_title ?? '',
  summary: saved.summary ?? '',
  skills: saved.skills,
  linkedin_url: saved.linkedin_url ?? '',
  github_url: saved.github_url ?? '',
  portfolio_url: saved.portfolio_url ?? '',
  website_url: saved.website_url ?? '',
  availability: saved.availability ?? '',
  preferred_work_type: saved.preferred_work_type ?? '',
  desired_salary_min: amount(saved.desired_salary_min),
  desired_salary_max: amount(saved.desired_salary_max),
  experience: saved.experience.map((row) => ({ ...row })),
  education: saved.education.map((row) => ({ ...row })),
  certifications: saved.certifications.map((name) => ({ name })),
});

/** The server accepts only the codes; an empty choice is null. */
const choice = <Code extends string>(chosen: string) => (chosen || null) as Code | null;

/** The full body of PUT /job-seeker/professional-profile. */
export const profileBody = (values: ProfileValues): ProfessionalProfileUpdate => ({
  ...values,
  skills: [...values.skills],
  availability: choice(values.availability),
  preferred_work_type: choice(values.preferred_work_type),
  desired_salary_min: typedSalary(values.desired_salary_min),
  desired_salary_max: typedSalary(values.desired_salary_max),
  experience: values.experience.map((row) => ({ ...row })),
  education: values.education.map((row) => ({ ...row })),
  certifications: values.certifications.map(({ name = '' }) => name),
});

/** Errors of contact fields, found before sending. The server refuses the same. */
export function profileProblems(values: ProfileValues): FieldErrors {
  const problems: Record<string, string> = {};
  if (values.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    problems.email = t('pleaseEnterValidEmail');
  for (const name of ['desired_salary_min', 'desired_salary_max'] as const) {
    if (!isSalary(typedSalary(values[name]))) problems[name] = t('enterWholeDollarsYear');
  }
  const { desired_salary_min, desired_salary_max } = profileBody(values);
  if (isInverted({ desired_salary_min, desired_salary_max }))
    problems.desired_salary_max ??= translate(invertedSalaryText);
  return problems;
}

/** The field of an error from the server. */
export function profileField(loc: readonly (string | number)[]): string {
  const [, list, at, name] = loc;
  if (list === 'certifications' && at !== undefined) return `certifications.${at}.name`;
  return [list, at, name].filter((part) => part !== undefined).join('.');
}
