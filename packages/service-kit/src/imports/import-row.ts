import { createHash } from 'node:crypto';
import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import type { z } from 'zod';
import { issueText } from '../validation/issue-text.js';
import { withoutDoubleEncoding } from './double-encoding.js';

/** Outcome of a valid row: `merged` into a record that another row or its owner made. */
export type RowOutcome = 'imported' | 'updated' | 'merged' | 'unchanged';

/** Outcome of an import, in rows. */
export type ImportCount = Record<RowOutcome, number>;

/** An error in a field of a row. */
export interface RowProblem {
  /** '' for an error in the row as a whole. */
  readonly field: string;
  readonly message: string;
}

export interface RefusedRow {
  readonly problems: readonly RowProblem[];
}

/** A row that is refused for one field. @param message for people, in English */
export const refusedRow = (field: string, message: string): RefusedRow => ({
  problems: [{ field, message }],
});

const maxProblems = 5;

/** Validates an import row (decision A61): of its schema, or refused. */
export function parseRow<Row extends { readonly created_at?: string | null | undefined }>(
  schema: z.ZodType<Row>,
  value: unknown,
  now: Date,
): { readonly data: Row } | RefusedRow {
  const parsed = schema.safeParse(withoutDoubleEncoding(value), { error: issueText });
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, maxProblems);
    return { problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })) };
  }
  const { created_at } = parsed.data;
  if (created_at && new Date(created_at) > now) {
    return refusedRow('created_at', 'Lies in the future');
  }
  return { data: parsed.data };
}

/** The reference of a row; one that has none is identified by its content. */
export const rowReference = (row: { readonly ref?: string | null | undefined }): string =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** How the answer of an import names a refused row. @param row counts from 0 */
export const refusalOf = (
  row: number,
  { problems }: RefusedRow,
): ImportAnswer['refused'][number] => ({
  row,
  detail: problems.map(({ field, message }) => `${field || 'row'}: ${message}`).join(', '),
});
