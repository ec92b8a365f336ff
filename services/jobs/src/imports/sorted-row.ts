import { createHash } from 'node:crypto';
import { JobImportRow } from '@commons/contracts/imports/job-imports';
import { issueText } from '@commons/service-kit/validation/issue-text';
import type { z } from 'zod';
import { importedJob, type NewJob } from '../postings/edit/job-facts.js';
import type { JobPlacement } from './job-placement.js';

type Row = z.output<typeof JobImportRow>;

/** An error in a field of a row. */
export interface RowProblem {
  /** '' for an error in the row as a whole. */
  readonly field: string;
  readonly message: string;
}

/** A row of an import: refused, or a job. */
export type SortedRow =
  | { readonly problems: readonly RowProblem[] }
  | { readonly job: NewJob; readonly unplaced?: string };

const problem = (field: string, message: string): SortedRow => ({ problems: [{ field, message }] });

/** A row without a reference is identified by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** Validates an import row (decision A61), and finds the category of its job. */
export function sortedRow(value: unknown, placement: JobPlacement, now: Date): SortedRow {
  const parsed = JobImportRow.safeParse(value, { error: issueText });
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return { problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })) };
  }
  const { data } = parsed;
  const { created_at, salary_min: min, salary_max: max } = data;
  if (created_at && new Date(created_at) > now) return problem('created_at', 'Lies in the future');
  if (min && max && min > max) return problem('salary_min', 'Is above salary_max');
  const category = placement.place(data);
  const job = importedJob(data, category ?? 'Other', referenceOf(data), now);
  return category ? { job } : { job, unplaced: data.category ?? data.title };
}
