import { Readable } from 'node:stream';
import { importLimits } from '@commons/contracts/imports/import-run-lists';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { refuse } from '../../errors/refuse.js';
import { csvText } from './csv-text.js';

/** A row of a file; `line` counts from 1, as in an editor. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A parsed table. */
export interface CsvFile {
  readonly encoding: string;
  readonly delimiter: string;
  readonly headings: readonly string[];
  /** The rows below the headings. Throws a 400 at invalid rows and beyond a limit. */
  rows(): AsyncGenerator<FileRow>;
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Records examined to detect delimiter and headings; public registers often begin with a title or a date. */
const sampled = 30;
const searchedForHeadings = 10;

const options: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
  // In characters; an unclosed quote would swallow the rest of the file.
  max_record_size: 200_000,
};

const chunk = 65_536;

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk);
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** The first records, parsed with this delimiter. */
function sample(text: string, delimiter: string): string[][] {
  const read = (part: string) =>
    parseNow(part, { ...options, delimiter, to: sampled }) as string[][];
  try {
    return read(text.slice(0, 262_144));
  } catch {
    // An error further down: parsing the whole file reports it.
    return read((text.split(/[\r\n]+/, 1)[0] ?? '').replaceAll('"', ''));
  }
}

/** The most frequent number of columns. */
function usualWidth(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || b - a)[0]?.[0] ?? 0;
}

/** Number of records that form a table with it, and the width of that table. */
function score(records: readonly string[][]): number {
  const width = usualWidth(records);
  const regular = records.filter(({ length }) => length === width).length;
  return width < 2 ? 0 : (regular / records.length) * Math.min(width, 8);
}

/** The first record as wide as the table: lines above it are a title. */
function headingsOf(records: readonly string[][]): readonly string[] {
  const width = usualWidth(records);
  const first = records
    .slice(0, searchedForHeadings)
    .find((cells) => filled(cells) >= Math.max(2, width * 0.6));
  return first ?? records[0] ?? [];
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** @throws 400 with the line, for what the parser refuses */
async function* recordsOf(text: string, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({ ...options, delimiter, info: true });
  const source = Readable.from(chunksOf(text));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const breaks = record.join('').match(/\r\n|\n|\r/g)?.length ?? 0;
      yield { line: info.lines - breaks, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(400, parserText(error));
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function parserText(error: CsvError): string {
  const line = Number(error.lines);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark (") is opened and never closed. Correct the file and try again.';
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `The row at line ${line} is too long. Is a quotation mark (") missing before it?`;
  return `Line ${line} cannot be read as CSV. Correct it and try again.`;
}

const sameCells = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

/**
 * Reads a CSV file in any delimiter and encoding that spreadsheet programs write.
 * @throws 400 with advice, for a file that is not CSV or has no table
 */
export function readCsvFile(bytes: Uint8Array): CsvFile {
  const { text, encoding } = csvText(bytes);
  if (!text.trim()) throw refuse(400, 'The file is empty.');
  const tables = delimiters.map((sign) => ({ sign, records: sample(text, sign) }));
  const best = tables.reduce((a, b) => (score(b.records) > score(a.records) ? b : a));
  if (score(best.records) === 0) {
    throw refuse(
      400,
      'No table was found in this file. Columns must be separated by commas, semicolons or tabs.',
    );
  }
  const headings = headingsOf(best.records);
  if (headings.length > importLimits.columns) throw refuse(400, tooWide);
  return {
    encoding,
    delimiter: best.sign,
    headings,
    rows: () => rowsBelow(text, best.sign, headings),
  };
}

async function* rowsBelow(
  text: string,
  delimiter: string,
  headings: readonly string[],
): AsyncGenerator<FileRow> {
  let below = false;
  let rows = 0;
  for await (const row of recordsOf(text, delimiter)) {
    if (!below) {
      below = sameCells(row.cells, headings);
      continue;
    }
    rows += 1;
    if (rows > importLimits.rows) throw refuse(400, tooMany);
    if (row.cells.some((cell) => cell.length > importLimits.cell)) {
      throw refuse(
        400,
        `A cell at line ${row.line} has more than ${importLimits.cell} characters.`,
      );
    }
    yield { line: row.line, cells: row.cells.slice(0, importLimits.columns) };
  }
  if (rows === 0) throw refuse(400, 'The file has headings, but no rows below them.');
}

// The numbers repeat `importLimits`, because texts of the server are translated as a whole.
const tooMany =
  'The file has more than 50,000 rows. Split it and import the parts one after another.';
const tooWide = 'The file has more than 100 columns. Remove some.';
