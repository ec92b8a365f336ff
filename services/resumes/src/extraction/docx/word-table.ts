import { hasDates } from '../../structure/dates/dates.js';
import { linesOfRecord, recordColumns } from '../../structure/entries/labels/record-columns.js';
import { knownHeading } from '../../structure/headings/headings.js';
import type { DocumentLine } from '../../structure/lines/document-line.js';
import { placeScore } from '../../structure/vocabulary/places.js';

/** Longest label, date or place in a table whose rows belong together. */
const longestLabel = 40;

type Cell = readonly DocumentLine[];

/** One short line, or dates with a place below them. */
const isLabel = (cell: Cell) =>
  cell.every(({ text }) => text.length <= longestLabel) &&
  (cell.length < 2 ||
    (cell.length === 2 && cell.every(({ text }) => hasDates(text) || placeScore(text) > 0.6)));
const isBullet = ({ text }: DocumentLine) => text.startsWith('• ');
const hasHeading = (cell: Cell) => cell.some(({ text }) => knownHeading(text));

/** Numbers the columns of all tables of a document. */
export interface ColumnCounter {
  next(): number;
}

const inColumn = (cell: Cell, counter: ColumnCounter, beside: boolean): DocumentLine[] => {
  const column = counter.next();
  // A nested table has columns of its own.
  return cell.map((line) => (line.column === undefined ? { ...line, column, beside } : line));
};

/**
 * Joins the cells of a row such as "2019 - 2022" beside "Florist, Bloom House" into a line, if all cells but one are
 * short. A heading beside its section stays a separate line.
 */
function joinedRow(cells: readonly Cell[]): DocumentLine[] | undefined {
  const long = cells.filter((cell) => !isLabel(cell));
  const firsts = cells.map((cell) => cell[0]).filter((line) => line !== undefined);
  if (cells.length < 2 || long.length > 1 || firsts.some(isBullet)) return undefined;
  if (firsts.some(({ text }) => knownHeading(text))) return undefined;
  const parts = cells.flatMap((cell) => (isLabel(cell) ? cell : cell.slice(0, 1)));
  const [first] = firsts;
  const line = { ...first, text: parts.map(({ text }) => text).join(' | ') };
  return [line, ...(long[0]?.slice(1) ?? [])];
}

/** Whether cells side by side have headings of their own: then the table is a page layout. */
const isLayout = (rows: readonly (readonly Cell[])[]) =>
  rows.some((cells) => cells.filter(hasHeading).length > 1);

const textOf = (cell: Cell) => cell.map(({ text }) => text).join(' ');

/** The rows of a table of jobs or courses whose first row has the headings of the columns. */
function linesOfRecords([first = [], ...rows]: readonly (readonly Cell[])[]):
  | DocumentLine[]
  | undefined {
  const columns = recordColumns(first.map(textOf));
  if (!columns) return undefined;
  return rows.flatMap((cells) => {
    const [like] = cells.find((cell) => cell.length > 0) ?? [];
    const names = columns.map(({ role }, at) => (role === 'other' ? '' : textOf(cells[at] ?? [])));
    const others = columns.flatMap(({ role }, at) => (role === 'other' ? (cells[at] ?? []) : []));
    return [...linesOfRecord(columns, names).map((text) => ({ ...like, text })), ...others];
  });
}

/** Rows from one with the headings of columns to the heading of the next section. */
function recordRows(table: readonly (readonly Cell[])[], from: number): number {
  const next = table.findIndex(
    (cells, at) => at > from && cells.length === 1 && cells.some(hasHeading),
  );
  return (next < 0 ? table.length : next) - from;
}

/** The lines of a table: column by column for a page layout, otherwise row by row. */
export function linesOfTable(
  table: readonly (readonly Cell[])[],
  counter: ColumnCounter,
): DocumentLine[] {
  const lines: DocumentLine[] = [];
  const isPage = isLayout(table);
  for (let at = 0; at < table.length; at += 1) {
    const cells = table[at] ?? [];
    const count = cells.length;
    const end = at + recordRows(table, at);
    const records = linesOfRecords(table.slice(at, end));
    if (records) {
      lines.push(...records);
      at = end - 1;
      continue;
    }
    if (isPage && count > 1) {
      const end = table.findIndex((row, other) => other > at && row.length !== count);
      const rows = table.slice(at, end < 0 ? table.length : end);
      for (let column = 0; column < count; column += 1) {
        const cell = rows.flatMap((row) => row[column] ?? []);
        lines.push(...inColumn(cell, counter, column > 0));
      }
      at += rows.length - 1;
      continue;
    }
    const filled = cells.filter((cell) => cell.length > 0);
    const joined = joinedRow(filled);
    if (joined) lines.push(...joined);
    else {
      const isPair = filled.length > 1 && !filled.slice(0, -1).every((cell) => cell.length === 1);
      lines.push(
        ...filled.flatMap((cell, index) =>
          isPair ? inColumn(cell, counter, index > 0 && !startsSection(filled)) : [...cell],
        ),
      );
    }
  }
  return lines;
}

/** A heading beside its section: the section is in the next cell. */
const startsSection = ([first = []]: readonly Cell[]) =>
  first.length <= 2 && first.every(({ text }) => text.length <= longestLabel);
