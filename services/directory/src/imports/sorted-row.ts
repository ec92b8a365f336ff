import { createHash } from 'node:crypto';
import { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { issueText } from '@commons/service-kit/validation/issue-text';
import type { z } from 'zod';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { importedListing } from './imported-listing.js';
import { type ListingPlacement, licenceTextOf } from './listing-category.js';

type Row = z.output<typeof BusinessImportRow>;

/** An error in a field of a row. */
export interface RowProblem {
  /** '' for an error in the row as a whole. */
  readonly field: string;
  readonly message: string;
}

/** An import row: refused, not a business, or a listing. */
export type SortedRow =
  | { readonly problems: readonly RowProblem[] }
  | { readonly leftOut: string }
  | { readonly row: ImportedRow; readonly unplaced?: string };

/** A row without a reference is identified by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** Validates an import row (decision A61), and finds the category of its business. */
export function sortedRow(value: unknown, placement: ListingPlacement, now: Date): SortedRow {
  const parsed = BusinessImportRow.safeParse(value, { error: issueText });
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return { problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })) };
  }
  const { data } = parsed;
  if (data.created_at && new Date(data.created_at) > now) {
    return { problems: [{ field: 'created_at', message: 'Lies in the future' }] };
  }
  const placed = placement.place(data);
  if (placed.kind === 'none') return { leftOut: licenceTextOf(data) };
  const row = importedListing(data, placed, referenceOf(data), now);
  return placed.kind === 'other' ? { row, unplaced: licenceTextOf(data) } : { row };
}
