import { linesOfRecord, recordColumns } from '../../structure/entries/labels/record-columns.js';
import { knownHeading } from '../../structure/headings/headings.js';
import { type PdfItem, rowsOf } from './pdf-item.js';
import type { RuledLine, RuledLines } from './ruled-lines.js';
import { textOf } from './sides.js';

/** Largest distance, in points, of lines that are one, and of a line from another that it meets. */
const sameLine = 2.5;
const meeting = 4;

/** Largest tables: a grid of more lines is a drawing. */
const maxColumns = 14;
const maxRows = 80;

/** Longest text of a cell, in letters, and most lines of it, in a table of data. A page layout has more. */
const longestCell = 160;
const maxLines = 12;

/** Distance between the lines that a row of a table becomes, in letter heights. */
const pitch = 1.3;

/** Usual width of a letter, in letter heights. */
const letterWidth = 0.45;

interface Table {
  /** Left edges and upper edges of its cells, with the last right and lower ones. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Lines down, which may end where cells are joined. */
  readonly down: readonly RuledLine[];
  readonly across: readonly RuledLine[];
}

/** Joins the parts of a line, as programs draw the border of each cell. */
function wholeLines(lines: readonly RuledLine[]): RuledLine[] {
  const whole: { at: number; from: number; to: number }[] = [];
  const ordered = [...lines].sort((a, b) => a.at - b.at || a.from - b.from);
  for (const line of ordered) {
    const same = whole.findLast(
      ({ at, from, to }) =>
        Math.abs(at - line.at) <= sameLine &&
        line.from <= to + meeting &&
        line.to >= from - meeting,
    );
    if (same) {
      same.from = Math.min(same.from, line.from);
      same.to = Math.max(same.to, line.to);
    } else whole.push({ ...line });
  }
  return whole;
}

const meets = (across: RuledLine, down: RuledLine) =>
  down.at >= across.from - meeting &&
  down.at <= across.to + meeting &&
  across.at >= down.from - meeting &&
  across.at <= down.to + meeting;

const distinct = (values: readonly number[]): number[] =>
  [...values]
    .sort((a, b) => a - b)
    .filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > sameLine);

/** Groups lines that meet into tables of at least two rows and two columns. */
function tablesOf(lines: RuledLines): Table[] {
  const [across, down] = [wholeLines(lines.across), wholeLines(lines.down)];
  const open = new Set(down);
  const tables: Table[] = [];
  for (const first of down) {
    if (!open.has(first)) continue;
    open.delete(first);
    const own = { down: [first], across: new Set<RuledLine>() };
    for (let at = 0; at < own.down.length; at += 1) {
      const line = own.down[at];
      for (const other of across) {
        if (!line || own.across.has(other) || !meets(other, line)) continue;
        own.across.add(other);
        for (const next of open) {
          if (!meets(other, next)) continue;
          open.delete(next);
          own.down.push(next);
        }
      }
    }
    const xs = distinct(own.down.map(({ at }) => at));
    const ys = distinct([...own.across].map(({ at }) => at));
    const isTable = xs.length >= 3 && ys.length >= 3;
    if (isTable && xs.length <= maxColumns + 1 && ys.length <= maxRows + 1)
      tables.push({ xs, ys, down: own.down, across: [...own.across] });
  }
  return tables;
}

const bandOf = (edges: readonly number[], value: number): number =>
  edges.findLastIndex((edge) => edge <= value);

/** Whether a line of the table runs at an edge past a point. */
const isWall = (lines: readonly RuledLine[], edge: number, past: number) =>
  lines.some(({ at, from, to }) => Math.abs(at - edge) <= sameLine && from <= past && to >= past);

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly right: number;
  readonly items: PdfItem[];
}

/** The texts of a table by its cells; joined cells count as their first one. */
function cellsOf({ xs, ys, down, across }: Table, items: readonly PdfItem[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const item of items) {
    const middle = item.y - item.size / 3;
    let column = bandOf(xs, item.x + 2);
    let row = bandOf(ys, middle);
    while (column > 0 && !isWall(down, xs[column] ?? 0, middle)) column -= 1;
    while (row > 0 && !isWall(across, ys[row] ?? 0, item.x + 2)) row -= 1;
    const key = `${row} ${column}`;
    const cell = cells.get(key) ?? { row, column, right: xs[column + 1] ?? item.right, items: [] };
    cell.items.push(item);
    cells.set(key, cell);
  }
  return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Letters without space between the lines of a cell: a word that is wider than the cell is broken. */
function textIn({ items, right }: Cell): string {
  let text = '';
  for (const row of rowsOf(items)) {
    const own = textOf(row.items).replace(/\s+/g, ' ').trim();
    const last = text.split(' ').at(-1) ?? '';
    const width = (row.items[0]?.size ?? 10) / 2;
    const above = items.filter(({ y }) => y < row.y);
    const edge = Math.max(...above.map((item) => item.right), 0);
    const isFull = edge + width > right - width;
    const isBroken = isFull && !/[\s,./-]$/.test(text) && /^\p{L}{1,3}(?:\s|$)/u.test(own);
    const isSameCase = /\p{Ll}$/u.test(last) === /^\p{Ll}/u.test(own);
    const isHyphen = /\p{L}-$/u.test(text);
    text +=
      text === '' || isHyphen || (isBroken && isSameCase && last.length > 3) ? own : ` ${own}`;
  }
  return text;
}

/** Whether a cell has lines that end before its edge: they say different things, unlike the lines of a wrapped text. */
function hasOwnLines({ items, right }: Cell): boolean {
  const rows = rowsOf(items);
  return rows.slice(1).some(({ items: [next, ...more] }, at) => {
    const above = rows[at]?.items.at(-1);
    if (!above || !next) return false;
    const [word = ''] = textOf([next, ...more]).split(/\s+/);
    const room = (word.length + 1) * letterWidth * next.size;
    return right - above.right > room + 2 * next.size;
  });
}

const isBullet = (text: string) => /^[•▪◦‣·●○∙➢➤►✓✔❖\uF0B7*-]\s/u.test(text);

/** Whether the cells have data, in short texts: not the sections of a page. */
function isData(cells: readonly Cell[], texts: readonly string[]): boolean {
  const rows = new Set(cells.map(({ row }) => row));
  const filled = cells.filter((_, at) => texts[at]);
  const isLong = cells.some(
    ({ items }, at) => rowsOf(items).length > maxLines || (texts[at] ?? '').length > longestCell,
  );
  if (isLong || texts.some(isBullet) || filled.length < 1.5 * rows.size) return false;
  if (hasHeader(cells, texts)) return true;
  return texts.filter((text) => knownHeading(text)).length < 2 && !cells.some(hasOwnLines);
}

/** The columns of a table whose headings are in these cells, with their numbers. */
function recordColumnsOf(cells: readonly { readonly column: number; readonly text: string }[]) {
  const columns = recordColumns(cells.map(({ text }) => text.replace(/[\s:–-]+$/, '')));
  return columns && { columns, at: cells.map(({ column }) => column) };
}

/** Whether a row of the table has the headings of its columns. */
const hasHeader = (cells: readonly Cell[], texts: readonly string[]) =>
  [...new Set(cells.map(({ row }) => row))].some((row) =>
    recordColumnsOf(
      cells.flatMap((cell, at) => (cell.row === row ? [{ ...cell, text: texts[at] ?? '' }] : [])),
    ),
  );

/** A line that a table says, with the look of an item of its row. */
interface TableLine {
  readonly text: string;
  readonly like: PdfItem;
}

/** The lines that a table says: one for each row, or for each cell of a job or course below the headings of columns. */
function linesOf(cells: readonly Cell[], texts: readonly string[]): TableLine[] {
  let records: ReturnType<typeof recordColumnsOf>;
  return [...new Set(cells.map(({ row }) => row))].flatMap((row) => {
    const own = cells.flatMap((cell, at) =>
      cell.row === row && texts[at] ? [{ ...cell, text: texts[at] }] : [],
    );
    const [first, last] = [own[0]?.items[0], own.at(-1)?.items[0]];
    if (!first || !last) return [];
    const header = recordColumnsOf(own);
    if (header) {
      records = header;
      return [];
    }
    if (records && own.length > 1) {
      const named = records.at.map((at) => own.find(({ column }) => column === at)?.text ?? '');
      return linesOfRecord(records.columns, named).map((text) => ({ text, like: last }));
    }
    const said = own.map(({ text }) => text);
    // A serial number names nothing.
    const isNumbered = /^\d{1,2}[.)]?$/.test(said[0] ?? '') && said.length > 2;
    return [{ text: (isNumbered ? said.slice(1) : said).join(' | '), like: first }];
  });
}

const isWithin = (item: PdfItem, { xs, ys }: Table) =>
  item.x >= (xs[0] ?? 0) - meeting &&
  item.x <= (xs.at(-1) ?? 0) &&
  item.y - item.size / 3 >= (ys[0] ?? 0) &&
  item.y - item.size / 3 <= (ys.at(-1) ?? 0);

/** Writes the cells of tables with drawn borders as lines of text, whose rows would be torn apart by their wrapped cells. */
export function withRuledTables(items: readonly PdfItem[], lines: RuledLines): PdfItem[] {
  let left = [...items];
  for (const table of tablesOf(lines).sort((a, b) => (b.ys[0] ?? 0) - (a.ys[0] ?? 0))) {
    const own = left.filter((item) => isWithin(item, table));
    const cells = cellsOf(table, own);
    const texts = cells.map(textIn);
    if (own.length === 0 || !isData(cells, texts)) continue;
    const told = linesOf(cells, texts);
    const [x, right] = [table.xs[0] ?? 0, table.xs.at(-1) ?? 0];
    const size = Math.min(...own.map((item) => item.size));
    const [top, bottom] = [(table.ys[0] ?? 0) + size, table.ys.at(-1) ?? 0];
    const space = pitch * size;
    const room = Math.max(0, (told.length - 1) * space + top - bottom);
    const made = told.map(({ text, like }, at): PdfItem => {
      const y = top + at * space;
      const end = Math.min(right, x + text.length * size * letterWidth);
      return { ...like, size, text, x: x + meeting, right: end, y };
    });
    left = left
      .filter((item) => !own.includes(item))
      .map((item) => (item.y > bottom ? { ...item, y: item.y + room } : item));
    left.push(...made);
  }
  return left;
}
