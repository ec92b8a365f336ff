// What can be imported in the operator's console. No zod here: front ends import this file.

/** Limits: file size, rows and columns of a file, and the rows shown of a run. */
export const importLimits = {
  megabytes: 15,
  bytes: 15 * 1_048_576,
  rows: 50_000,
  columns: 100,
  /** Characters of a cell. */
  cell: 20_000,
  shownBadRows: 50,
  shownSamples: 5,
} as const;

export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
/**
 * `mapping`: waits for columns to be chosen; `checking` and `checked`: a dry run, nothing is written; `running` and
 * `done`: written; `undoing` and `undone`: reverted.
 */
export type ImportState = (typeof importStates)[number];

/** Steps of a worker. */
export const isImportAtWork = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** Outcome of a row: `double` duplicates an existing record, `left_out` names no record. */
export const importOutcomes = ['new', 'changed', 'same', 'double', 'left_out', 'bad'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Fields that a column of a business file can map to, in the order of the form. */
export const businessImportFields = [
  'business_name',
  'other_name',
  'business_category',
  'short_description',
  'street_address',
  'unit',
  'full_address',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'website',
  'source_url',
  'ref',
] as const;

/** Fields that a column of a job file can map to. */
export const jobImportFields = [
  'title',
  'company_name',
  'category',
  'employment_type',
  'experience_level',
  'location_type',
  'location_city',
  'location_state',
  'location',
  'salary_min',
  'salary_max',
  'salary_range',
  'overview',
  'description',
  'key_responsibilities',
  'required_qualifications',
  'created_at',
  'valid_through',
  'source_url',
  'ref',
] as const;

export type ImportField = (typeof businessImportFields)[number] | (typeof jobImportFields)[number];

/** Fields that every imported row needs. */
export const neededImportFields: readonly ImportField[] = [
  'business_name',
  'title',
  'company_name',
];
