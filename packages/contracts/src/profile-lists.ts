/** Availability codes of a professional profile (D1 §9); underscores are shown as spaces. */
export const availabilities = [
  'immediately',
  'within_2_weeks',
  'within_month',
  'not_looking',
] as const;
/** Preferred work types of a professional profile (D1 §9). */
export const workPreferences = ['remote', 'hybrid', 'onsite', 'any'] as const;
