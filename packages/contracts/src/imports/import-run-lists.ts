// What can be imported in the operator's console. No zod here: front ends import this file.

/** Largest file, most rows of a file, most columns; how much of a run its page shows. */
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
 * `mapping`: columns are to be chosen; `checking` and `checked`: what would happen is looked up, nothing is written;
 * `running` and `done`: it is written; `undoing` and `undone`: it is taken back.
 */
export type ImportState = (typeof importStates)[number];

/** What a worker is at. */
export const isImportAtWork = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** What becomes of a row: `double` is one of a record that is there already, `left_out` names no record. */
export const importOutcomes = ['new', 'changed', 'same', 'double', 'left_out', 'bad'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What a column of a business file can be, in the order of the form. */
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

/** What a column of a job file can be. */
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

/** Fields without which no row can be imported. */
export const neededImportFields: readonly ImportField[] = [
  'business_name',
  'title',
  'company_name',
];
