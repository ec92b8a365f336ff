import type { ApplicationRecord } from '../application.schema.js';

/** Excel takes a file without this mark for the old character set of the machine. */
const byteOrderMark = '\ufeff';

const columns: readonly (readonly [string, (one: ApplicationRecord) => string | undefined])[] = [
  ['Name', ({ applicant }) => applicant.name],
  ['Email', ({ applicant }) => applicant.email],
  ['Location', ({ applicant }) => applicant.location],
  ['Job', ({ job }) => job.title],
  ['Status', ({ status, withdrawn_at }) => (withdrawn_at ? 'withdrawn' : status)],
  ['Applied (UTC)', ({ applied_at }) => applied_at.toISOString()],
  ['Stars', ({ stars }) => (stars ? String(stars) : undefined)],
  ['Tags', ({ tags }) => tags?.join(', ')],
  ['Private note', ({ private_note }) => private_note],
  ['Note to the applicant', ({ notes }) => notes],
  ['Resume', ({ resume }) => resume?.filename],
  ['Cover letter', ({ cover_letter }) => cover_letter],
];

/** What a program for tables takes for a formula at the start of a cell, also behind blanks and in full width. */
const formula = /^[\s\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** A cell as RFC 4180 has it. A formula becomes a text, so that nobody's name runs on the reader's machine. */
function cell(text = ''): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly (string | undefined)[]) => `${cells.map(cell).join(',')}\r\n`;

/** The table in pieces, as its rows arrive. */
export async function* applicationsCsv(
  rows: AsyncIterable<ApplicationRecord>,
): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(([name]) => name));
  for await (const row of rows) yield line(columns.map(([, read]) => read(row)));
}
