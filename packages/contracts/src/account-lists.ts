/** Account types (specification D1 §9). */
export const accountTypes = ['job_seeker', 'employer'] as const;
export type AccountType = (typeof accountTypes)[number];
