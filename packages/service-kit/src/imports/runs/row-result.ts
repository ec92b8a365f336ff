import type { ImportField } from '@commons/contracts/imports/import-run-lists';
import type { RefusedRow, RowOutcome, RowProblem } from '../import-row.js';
import type { RowResult } from './import-target.js';

const outcomes: Readonly<Record<RowOutcome, RowResult['outcome']>> = {
  imported: 'new',
  updated: 'changed',
  unchanged: 'same',
  merged: 'double',
};

const longestSample = 200;

/**
 * Result of a valid row.
 * @param sample preview of the record by field, as on its card
 * @param unplaced its category in the file, if it is filed under "Other"
 */
export function goodResult(
  fate: RowOutcome,
  sample: Readonly<Record<string, string | undefined>>,
  unplaced: string | undefined,
): RowResult {
  const filled = Object.entries(sample).flatMap(([name, text]) =>
    text ? [[name, text.slice(0, longestSample)]] : [],
  );
  return {
    outcome: outcomes[fate],
    sample: Object.fromEntries(filled) as Record<string, string>,
    ...(unplaced && { unplaced }),
  };
}

/**
 * Result of a refused row, by its first problem.
 * @param advice how to fix it
 */
export function badResult(
  { problems: [problem] }: RefusedRow,
  fields: readonly ImportField[],
  advice: (problem: RowProblem) => string,
): RowResult {
  if (!problem) return { outcome: 'bad' };
  const field = fields.find((name) => name === problem.field);
  return { outcome: 'bad', detail: advice(problem), ...(field && { field }) };
}
