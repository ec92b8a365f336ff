import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { type ImportCount, type RefusedRow, refusalOf } from './import-row.js';
import { TextCounts } from './text-counts.js';

/** A row of an import: refused, left out with its text, or a record, whose category was not found for `unplaced`. */
export type SortedRow<Row> =
  | RefusedRow
  | { readonly leftOut: string }
  | { readonly row: Row; readonly unplaced?: string };

interface RowRules<Row> {
  readonly sort: (row: unknown, now: Date) => SortedRow<Row>;
  /** Of two rows with the same reference the later counts. */
  readonly refOf: (row: Row) => string;
  readonly store: (rows: readonly Row[]) => Promise<ImportCount>;
}

/** Loads rows in bulk (decision A61): stores what is valid, and answers with the reason for each of the others. */
export async function loadRows<Row>(
  rows: readonly unknown[],
  { sort, refOf, store }: RowRules<Row>,
): Promise<ImportAnswer> {
  const now = new Date();
  const refused: ImportAnswer['refused'] = [];
  const leftOut = new TextCounts();
  const good = new Map<string, Row>();
  const unplacedByRef = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const sorted = sort(row, now);
    if ('problems' in sorted) refused.push(refusalOf(index, sorted));
    else if ('leftOut' in sorted) leftOut.add(sorted.leftOut);
    else {
      const ref = refOf(sorted.row);
      good.set(ref, sorted.row);
      if (sorted.unplaced) unplacedByRef.set(ref, sorted.unplaced);
    }
  }
  const unplaced = new TextCounts();
  for (const text of unplacedByRef.values()) unplaced.add(text);
  const { imported, updated, merged } = await store([...good.values()]);
  return {
    imported,
    unchanged: rows.length - refused.length - imported - updated - merged - leftOut.total,
    ...(updated > 0 && { updated }),
    ...(merged > 0 && { merged }),
    ...leftOut.as('left_out'),
    ...unplaced.as('unplaced'),
    refused,
  };
}
