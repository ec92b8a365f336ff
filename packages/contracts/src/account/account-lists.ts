/** Account types (specification D1 §9). */
export const accountTypes = ['job_seeker', 'employer'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Name of an erased account, where some of its data remains (decision A68). */
export const formerMember = 'Former member';

/** Minimum length of a password set through a reset link (D1 §9), checked by form and server (decision A14). */
export const minResetPasswordLength = 8;

/** Job preferences: employment types (D2 §3). */
export const preferenceEmploymentTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Freelance',
  'Internship',
  'Temporary',
] as const;

/** Job preferences: categories (D2 §3). */
export const preferenceCategories = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Customer Service',
  'Operations',
  'Design',
  'Engineering',
  'Human Resources',
  'Legal',
  'Manufacturing',
  'Retail',
  'Hospitality',
] as const;
