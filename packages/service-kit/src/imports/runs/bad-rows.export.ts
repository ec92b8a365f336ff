import { byteOrderMark, csvLine } from '../../http/csv-line.js';
import type { StoredBadRow } from './import-run.schema.js';

/**
 * Refused rows with the headings of their file, so that they can be corrected and uploaded again. Two more columns at
 * the end say what to fix.
 */
export async function* badRowsCsv(
  headings: readonly string[],
  rows: AsyncIterable<StoredBadRow>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([...headings, 'Line', 'What to do']);
  for await (const { cells, line, detail, column } of rows) {
    const row = headings.map((_, at) => cells[at] ?? '');
    yield csvLine([...row, String(line), column ? `${column}: ${detail}` : detail]);
  }
}
