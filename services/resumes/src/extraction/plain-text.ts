import { parse } from 'csv-parse/sync';
import { hasDates } from '../structure/dates/dates.js';
import {
  linesOfRecord,
  type RecordColumn,
  recordColumns,
} from '../structure/entries/labels/record-columns.js';
import { knownHeading } from '../structure/headings/headings.js';
import { type DocumentLine, unreadable } from '../structure/lines/document-line.js';
import { decodeText } from './text-encoding.js';

const textOf = (bytes: Uint8Array): string => {
  const text = decodeText(bytes);
  if (text === undefined) throw new Error(unreadable.damaged);
  if (!text.trim()) throw new Error(unreadable.noText);
  return text.replace(/^\uFEFF/, '');
};

/** A rule drawn with characters is not text. */
const isRule = (line: string) => /^[\s\-_=*~─═#.]{4,}$/.test(line);

/** A short rule underlines a short line: "技能", "==". */
const isUnderline = (line: string, above = '') =>
  isRule(line) || (/^(?:={2,3}|-{2,3}|~{2,3})$/.test(line) && above.length <= line.length + 1);

const indentOf = (raw: string) => raw.search(/\S/);
const isAbove = (raw: string, next = '') => indentOf(next) > indentOf(raw);

/** Minimum spaces before a line that describes the job above it, and the lines in which its dates are looked for. */
const minIndent = 2;
const maxBelow = 15;

/** Whether a line is further in than the line with the dates of a job, and below it without an empty line between. */
function isBelowDates(raws: readonly string[], at: number): boolean {
  const own = indentOf(raws[at] ?? '');
  if (own < minIndent) return false;
  const nearest = raws.slice(Math.max(0, at - maxBelow), at);
  const above = nearest.findLast((raw) => indentOf(raw) < own) ?? '';
  // Dates in a column at the left: what begins where the text beside them does goes on with it.
  if (above.length > own && /\S\s{2,}$/.test(above.slice(0, own)) && above[own] !== ' ')
    return false;
  return own >= indentOf(above) + minIndent && indentOf(above) >= 0 && hasDates(above.trim());
}

/** Lines of a text, with `apart` set after an empty line or a rule. */
function linesOf(text: string): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let apart = true;
  const raws = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  for (const [at, raw] of raws.entries()) {
    const line = raw.replaceAll('\t', ' ').trim();
    if (line && !isRule(line) && !(lines.length > 0 && isUnderline(line, lines.at(-1)?.text))) {
      const isUnderlined = apart && isUnderline(raws[at + 1]?.trim() ?? '', line);
      const heading = isUnderlined && { heading: 1 };
      const indented = isBelowDates(raws, at) && { indented: true };
      lines.push({ text: line, apart, term: isAbove(raw, raws[at + 1]), ...heading, ...indented });
    }
    apart = !line || isRule(line) || isUnderline(line, lines.at(-1)?.text);
  }
  return lines;
}

const markdownHeading = /^#{1,6}\s+(?=\S)/;
/** Deeper headings name an entry. */
const sectionHeading = /^#{1,2}\s/;

/** Requires two headings: a single "#" may mean anything. */
const isMarkdown = (lines: readonly DocumentLine[]) =>
  lines.filter(({ text }) => markdownHeading.test(text)).length > 1;

/** "| Languages | TypeScript, Go |". */
const tableRow = /^\|(.+)\|$/;
const tableRule = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** The rows of Markdown tables as lines. A heading above labels and their values says nothing more. */
function withoutTables(lines: readonly DocumentLine[]): DocumentLine[] {
  const rule = (at: number) => tableRule.test(lines[at]?.text ?? '');
  let columns: readonly RecordColumn[] | undefined;
  return lines.flatMap((line, at) => {
    const cells =
      tableRow
        .exec(line.text)?.[1]
        ?.split('|')
        .map((cell) => cell.trim()) ?? [];
    if (cells.length === 0) columns = undefined;
    if (rule(at)) return [];
    if (rule(at + 1)) columns = recordColumns(cells);
    if (rule(at + 1) && (columns || cells.length === 2)) return [];
    const filled = cells.filter(Boolean);
    if (columns) return linesOfRecord(columns, cells).map((text) => ({ ...line, text }));
    return [filled.length > 0 ? { ...line, text: filled.join(' | ') } : line];
  });
}

/** Strips Markdown syntax: bold, italics, links, bullets. */
const unmarked = (text: string) =>
  text
    .replace(markdownHeading, '')
    // Attributes of a heading, and the marks of quotes and definitions.
    .replace(/\s*\{[#.][^{}]{1,60}\}$/, '')
    .replace(/^[>:]\s+(?=\S)/, '')
    .replace(/^[*+]\s+/, '• ')
    .replace(/`([^`]{1,100})`/g, '$1')
    .replace(/\[([^\]]{1,200})\]\((?:mailto:)?([^()\s]{1,300})\)/g, (_, words, address) =>
      words === address ? words : `${words} (${address})`,
    )
    .replace(
      /(?<![\p{L}\p{N}_*])(\*{1,3}|_{1,3})(?=\S)([^*_]{1,300}?)(?<=\S)\1(?![\p{L}\p{N}_*])/gu,
      '$2',
    );

/** @throws Error with one of `unreadable` */
export function readTxt(bytes: Uint8Array): DocumentLine[] {
  const lines = linesOf(textOf(bytes));
  if (!isMarkdown(lines)) return lines;
  return withoutTables(lines.filter(({ text }) => !/^[-*_]{3}$/.test(text))).map((line) => ({
    ...line,
    text: unmarked(line.text),
    ...(sectionHeading.test(line.text) && { heading: 1 }),
  }));
}

/** A row such as "Experience, Clerk at Shop" begins with the section's name. */
const rowText = ([first = '', ...cells]: readonly string[]) =>
  cells.length > 0 && knownHeading(first)
    ? `${first}\n${cells.join(' | ')}`
    : [first, ...cells].join(' | ');

/**
 * The rows of a table as lines, with joined columns (decision A51). The separator is `,`, `;` or tab.
 * @throws Error with one of `unreadable`
 */
export function readCsv(bytes: Uint8Array): DocumentLine[] {
  const text = textOf(bytes);
  const delimiter = [',', ';', '\t'].reduce((best, sign) =>
    text.split(sign).length > text.split(best).length ? sign : best,
  );
  let rows: string[][];
  try {
    rows = parse(text, { delimiter, relax_column_count: true, relax_quotes: true, trim: true });
  } catch {
    // It is not a table.
    return linesOf(text);
  }
  return linesOf(rows.map((row) => rowText(row.filter(Boolean))).join('\n'));
}
