import type { ProfessionalProfile, ProfessionalProfileUpdate } from '@commons/contracts/profiles';
import { isApiError } from '@commons/web-kit/api-error';

/** A line of a list as it is typed, e.g. title, company, duration and description of a position. */
export type ProfileRow = Readonly<Record<string, string>>;

/** The profile as it is typed. */
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
  /** Digits, or empty. */
  readonly desired_salary_min: string;
  readonly desired_salary_max: string;
  readonly experience: readonly ProfileRow[];
  readonly education: readonly ProfileRow[];
  readonly certifications: readonly ProfileRow[];
}

/** The fields of one line or text. */
export type ProfileTextName = {
  [Name in keyof ProfileValues]: ProfileValues[Name] extends string ? Name : never;
}[keyof ProfileValues];

const amount = (saved: number | null | undefined) => (saved == null ? '' : String(saved));

/** A salary as it is typed, as a whole number: '$45,000.50' is 45000, '60k' is 60000, and what is no number is nothing. */
export function salaryDigits(typed: string): string {
  const inFull = typed.replace(/(?<=\d)\s*k\s*$/i, '000');
  const whole = Number.parseInt(inFull.replace(/[^\d.]/g, ''), 10);
  return Number.isNaN(whole) ? '' : String(whole);
}

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

const whole = (digits: string) => (digits === '' ? null : Number.parseInt(digits, 10));
/** The server takes the codes alone; an empty choice is none. */
const choice = <Code extends string>(chosen: string) => (chosen || null) as Code | null;

/** The full body of PUT /job-seeker/professional-profile. */
export const profileBody = (values: ProfileValues): ProfessionalProfileUpdate => ({
  ...values,
  skills: [...values.skills],
  availability: choice(values.availability),
  preferred_work_type: choice(values.preferred_work_type),
  desired_salary_min: whole(values.desired_salary_min),
  desired_salary_max: whole(values.desired_salary_max),
  experience: values.experience.map((row) => ({ ...row })),
  education: values.education.map((row) => ({ ...row })),
  certifications: values.certifications.map(({ name = '' }) => name),
});

/** What the server refused, by the name of the field: `linkedin_url`, `experience.0.title`. */
export type ProfileProblems = Readonly<Record<string, string>>;

/** The fields that a 422 answer names, with its words. */
export function refusedFields(error: unknown): ProfileProblems {
  if (!isApiError(error) || !Array.isArray(error.detail)) return {};
  return Object.fromEntries(error.detail.map(({ loc, msg }) => [fieldName(loc), msg]));
}

function fieldName(loc: readonly (string | number)[]): string {
  const [, list, at, name] = loc;
  if (list === 'certifications' && at !== undefined) return `certifications.${at}.name`;
  return [list, at, name].filter((part) => part !== undefined).join('.');
}
