import { JobImportRow } from '@commons/contracts/imports/job-imports';
import { parseRow, refusedRow, rowReference } from '@commons/service-kit/imports/import-row';
import type { SortedRow } from '@commons/service-kit/imports/load-rows';
import { importedJob, type NewJob } from '../postings/edit/job-facts.js';
import type { JobPlacement } from './job-placement.js';

/** A row of an import: refused, or a job. */
export type SortedJob = Exclude<SortedRow<NewJob>, { readonly leftOut: string }>;

/** Validates an import row (decision A61), and finds the category of its job. */
export function sortedRow(value: unknown, placement: JobPlacement, now: Date): SortedJob {
  const parsed = parseRow(JobImportRow, value, now);
  if ('problems' in parsed) return parsed;
  const { data } = parsed;
  const { salary_min: min, salary_max: max } = data;
  if (min && max && min > max) return refusedRow('salary_min', 'Is above salary_max');
  const category = placement.place(data);
  const job = importedJob(data, category ?? 'Other', rowReference(data), now);
  return category ? { row: job } : { row: job, unplaced: data.category ?? data.title };
}
