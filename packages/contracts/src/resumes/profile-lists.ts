/** Availability codes of a professional profile (D1 §9); underscores are shown as spaces. */
export const availabilities = [
  'immediately',
  'within_2_weeks',
  'within_month',
  'not_looking',
] as const;
/** Preferred work types of a professional profile (D1 §9). */
export const workPreferences = ['remote', 'hybrid', 'onsite', 'any'] as const;
/** Fields that the owner may hide on the shared profile (decision A39); the name is always visible. */
export const hideableFields = [
  'email',
  'phone',
  'location',
  'professional_title',
  'linkedin_url',
  'github_url',
  'website_url',
  'portfolio_url',
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'availability',
  'preferred_work_type',
  'desired_salary',
] as const;
/** `desired_salary` covers minimum and maximum. */
export type HideableField = (typeof hideableFields)[number];
/** Days in the chart of profile views, including today. */
export const profileViewDays = 30;
