import { byteOrderMark, csvLine } from '../../http/csv-line.js';
import { packageTexts } from '../../texts/package-texts.js';
import { saidAnswer } from '../../texts/said-answer.js';
import type { StoredBadRow } from './import-run.schema.js';

/**
 * Refused rows with the headings of their file, so that they can be corrected and uploaded again. Two more columns at
 * the end say what to fix, in the language of the person.
 */
export async function* badRowsCsv(
  headings: readonly string[],
  rows: AsyncIterable<StoredBadRow>,
  language?: string,
): AsyncGenerator<string> {
  const t = packageTexts('@commons/service-kit')(language);
  const say = saidAnswer(language);
  yield byteOrderMark + csvLine([...headings, t('badRowLine'), t('badRowAdvice')]);
  for await (const { cells, line, detail, column } of rows) {
    const row = headings.map((_, at) => cells[at] ?? '');
    yield csvLine([...row, String(line), [column, say(detail)].filter(Boolean).join(': ')]);
  }
}
