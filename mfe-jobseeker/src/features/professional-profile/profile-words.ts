import type { HideableField } from '@commons/contracts/resumes/profile-lists';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { t, translate } from '@commons/ui/text/texts';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';
import type { ProfileValues } from './profile-values';

const sentence = (code: string) => {
  const words = translate(code.replaceAll('_', ' '));
  return upperFirst(words);
};

/** A code in words: 'within_2_weeks' is 'Within 2 weeks'. */
export const codeText = (code: string | null | undefined) => (code ? sentence(code) : undefined);

/** A select option for each code. */
export const codeOptions = (codes: readonly string[]) =>
  codes.map((value) => ({ value, label: sentence(value) }));

/** Fields that can be hidden from the shared profile, in page order. */
export const fieldLabels: Readonly<Record<HideableField, string>> = {
  email: t('email'),
  phone: t('phone'),
  location: t('location'),
  professional_title: t('professionalTitle'),
  summary: t('summary'),
  skills: t('skills'),
  experience: t('experience'),
  education: t('education'),
  certifications: t('certifications'),
  linkedin_url: t('linkedin'),
  github_url: t('github'),
  website_url: t('website'),
  portfolio_url: t('portfolio'),
  availability: t('availability'),
  preferred_work_type: t('preferredWorkType'),
  desired_salary: t('desiredSalary'),
};

const { desired_salary: _, ...sharedLabels } = fieldLabels;

/** The label of every field, in form order. */
export const profileLabels: FieldLabels<ProfileValues> = {
  full_name: t('fullName'),
  ...sharedLabels,
  desired_salary_min: t('desiredSalaryMinimum'),
  desired_salary_max: t('desiredSalaryMaximum'),
};
