import type { HideableField } from '@commons/contracts/profile-lists';
import type { FieldLabels } from '@commons/web-kit/text-conflict';
import type { ProfileValues } from './profile-values';

const sentence = (code: string) => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A code in words: 'within_2_weeks' is 'Within 2 weeks'. */
export const codeText = (code: string | null | undefined) => (code ? sentence(code) : undefined);

/** A select option for each code. */
export const codeOptions = (codes: readonly string[]) =>
  codes.map((value) => ({ value, label: sentence(value) }));

/** Fields that can be hidden from the shared profile, in page order. */
export const fieldLabels: Readonly<Record<HideableField, string>> = {
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  professional_title: 'Professional title',
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  linkedin_url: 'LinkedIn',
  github_url: 'GitHub',
  website_url: 'Website',
  portfolio_url: 'Portfolio',
  availability: 'Availability',
  preferred_work_type: 'Preferred work type',
  desired_salary: 'Desired salary',
};

const { desired_salary: _, ...sharedLabels } = fieldLabels;

/** The label of every field, in form order. */
export const profileLabels: FieldLabels<ProfileValues> = {
  full_name: 'Full name',
  ...sharedLabels,
  desired_salary_min: 'Desired salary minimum',
  desired_salary_max: 'Desired salary maximum',
};
