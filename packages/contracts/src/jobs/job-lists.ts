// Option lists of jobs, verbatim from the specification. No zod here: front ends import this file.

/** Categories of the posting form (D2 §3). */
export const jobFormCategories = [
  'Marketing',
  'Information Technology',
  'Sales',
  'Customer Service',
  'Finance',
  'Human Resources',
  'Operations',
  'Engineering',
  'Design',
  'Writing & Editing',
  'Healthcare',
  'Education',
  'Legal',
  'Administration',
  'Manufacturing',
  'Construction',
  'Transportation',
  'Food Service',
  'Retail',
  'Other',
] as const;

/** Categories of the board's filter (D1 §9); the server maps between the two lists (decision A22). */
export const jobFilterCategories = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Customer Service',
  'Operations',
  'Construction',
  'Manufacturing',
  'Retail',
  'Hospitality',
  'Transportation',
  'Other',
] as const;

/** Form categories that a filter category also matches (decision A22). */
export const jobCategoryAliases: Readonly<Record<string, readonly string[]>> = {
  Technology: ['Information Technology', 'Engineering'],
  Hospitality: ['Food Service'],
  Other: ['Human Resources', 'Design', 'Writing & Editing', 'Legal', 'Administration'],
};

export const jobEmploymentTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
  'Freelance',
] as const;

/** Employment filters of the board; remote and hybrid match the location type (decision A22). */
export const jobEmploymentFilters = [
  'full-time',
  'part-time',
  'contract',
  'remote',
  'hybrid',
  'temporary',
] as const;

export const jobLocationTypes = ['On-site', 'Remote', 'Hybrid'] as const;
export const jobCompensationTypes = [
  'Hourly',
  'Annual Salary',
  'Commission',
  'Contract Rate',
  'Project-based',
] as const;

/** Experience of the posting form (D2 §3). */
export const jobExperienceLevels = [
  'Entry Level',
  'Mid Level',
  'Senior Level',
  'Executive',
  'Internship',
] as const;

/** Experience levels of the board's filter (D1 §9). */
export const jobExperienceFilters = [
  'Entry Level',
  'Mid Level',
  'Senior Level',
  'Executive',
] as const;

export const jobSorts = [
  'newest',
  'oldest',
  'salary_high',
  'salary_low',
  'company',
  'title',
] as const;
/** With "best match", the default with search text (decision A69), and "nearest" to the place of `near` (decision B52). */
export const jobSearchSorts = ['best', 'nearest', ...jobSorts] as const;
export type JobSort = (typeof jobSorts)[number];

/** Only `active` jobs are searchable; the others remain readable (decision A26). */
export const jobStatuses = ['active', 'draft', 'closed', 'filled', 'expired'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Company sizes of the listing form (D2 §3). */
export const companySizes = ['1', '2-5', '6-10', '11-50', '51-200', '200+'] as const;

/** Options of "posted within", in days (decision A21). */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;
