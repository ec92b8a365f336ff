import { momentsIn } from '../../structure/dates/moments.js';
import {
  linesOfRecord,
  type RecordColumn,
  recordColumns,
} from '../../structure/entries/labels/record-columns.js';
import { knownHeading } from '../../structure/headings/headings.js';
import type { PdfItem, PdfRow } from './pdf-item.js';
import { type Chunk, chunksOf, minGap, textOf } from './sides.js';

/** Distance between the lines that a row of a table becomes, in letter heights. */
const pitch = 1.3;
/** A gap above a row, in letter heights, that ends a table. */
const widestGap = 4;
/** A gap wider than this many of the narrowest gaps begins the next row of the table. */
const rowGap = 1.25;

/** The cells of a row of the page; a table may have narrow gaps. */
const textsOf = ({ items }: PdfRow) =>
  chunksOf(
    items.filter(({ text }) => text.trim() !== ''),
    minGap,
  );

interface Header {
  readonly columns: readonly RecordColumn[];
  readonly chunks: readonly Chunk[];
  /** Index of the first row below. */
  readonly next: number;
}

/** The headings of columns in one row, or in two if a heading is wrapped: "Year of" above "passing". */
function headerAt(rows: readonly PdfRow[], at: number): Header | undefined {
  const row = rows[at];
  if (!row || row.items.length < 3) return undefined;
  const chunks = textsOf(row);
  if (chunks.length < 3) return undefined;
  const columns = recordColumns(chunks.map(({ text }) => text.trim()));
  const wrapped = wrappedHeader(rows, at, chunks);
  const namedIn = (found?: readonly RecordColumn[]) =>
    found?.filter(({ role }) => role !== 'other').length ?? 0;
  if (wrapped && namedIn(wrapped.columns) > namedIn(columns)) return wrapped;
  return columns && { columns, chunks, next: at + 1 };
}

function wrappedHeader(
  rows: readonly PdfRow[],
  at: number,
  chunks: readonly Chunk[],
): Header | undefined {
  const row = rows[at];
  const below = rows[at + 1];
  const rest = below ? textsOf(below) : [];
  if (!row || !below || rest.length > chunks.length || below.y - row.y > 2 * sizeOf(row))
    return undefined;
  const merged = chunks.map((chunk) => {
    const own = rest.find(({ x, right }) => x < chunk.right && right > chunk.x);
    return own
      ? {
          text: `${chunk.text} ${own.text}`,
          x: Math.min(chunk.x, own.x),
          right: Math.max(chunk.right, own.right),
        }
      : chunk;
  });
  const wrapped = recordColumns(merged.map(({ text }) => text.trim()));
  return wrapped && { columns: wrapped, chunks: merged, next: at + 2 };
}

const sizeOf = ({ items }: PdfRow) => items[0]?.size ?? 10;

/** Rows below the headings, at most to the next section. */
function bodyBelow(rows: readonly PdfRow[], { chunks, next }: Header): PdfRow[] {
  const second = chunks[1]?.right ?? 0;
  const body: PdfRow[] = [];
  for (const row of rows.slice(next)) {
    const gap = row.y - (body.at(-1) ?? rows[next - 1] ?? row).y;
    const [first] = row.items;
    const isAcross = row.items.some(
      ({ x, right }) => x < (chunks[0]?.right ?? 0) && right > second,
    );
    if (!first || gap > widestGap * first.size || isAcross) break;
    if (textsOf(row).length === 1 && knownHeading(textOf(row.items))) break;
    body.push(row);
  }
  return body;
}

/** The position between two columns that the fewest items cross, in the middle of the widest such range. */
function boundary(body: readonly PdfRow[], left: Chunk, right: Chunk): number {
  const middle = (chunk: Chunk) => (chunk.x + chunk.right) / 2;
  const items = body.flatMap((row) => row.items);
  const crossings = (x: number) => items.filter((item) => item.x < x && item.right > x).length;
  let best = { x: (left.right + right.x) / 2, count: Number.POSITIVE_INFINITY, length: 0 };
  for (let x = middle(left); x < middle(right); x += 1) {
    const count = crossings(x);
    let end = x;
    while (end + 1 < middle(right) && crossings(end + 1) === count) end += 1;
    const length = end - x;
    if (count < best.count || (count === best.count && length > best.length))
      best = { x: (x + end) / 2, count, length };
    x = end;
  }
  return best.x;
}

/** The left edges of the columns after the boundaries. */
const edgesOf = (body: readonly PdfRow[], boundaries: readonly number[]) =>
  boundaries.map((begin) =>
    Math.min(...body.flatMap(({ items }) => items.map(({ x }) => x).filter((x) => x >= begin))),
  );

/**
 * Parts an item that runs through several cells, as some programs write rows: at the space that is nearest to the left
 * edge of the next column.
 */
function cellsWithin(item: PdfItem, edges: readonly number[]): PdfItem[] {
  const { text, x, right } = item;
  const edge = edges.find((one) => one > x + minGap && one < right - minGap);
  const spaces = edge === undefined ? [] : [...text.matchAll(/\s+/g)];
  if (edge === undefined || spaces.length === 0) return [item];
  const letter = (right - x) / text.length;
  const distance = ({ index, 0: { length } }: RegExpExecArray) =>
    Math.abs(x + (index + length) * letter - edge);
  const space = spaces.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  const rest = { ...item, text: text.slice(space.index + space[0].length), x: edge };
  const own = { ...item, text: text.slice(0, space.index), right: edge - minGap };
  return [own, ...cellsWithin(rest, edges)];
}

/** The texts of a row of the page by column. */
const cellsOf = (
  { items }: PdfRow,
  boundaries: readonly number[],
  edges: readonly number[],
): string[] =>
  [...boundaries, Number.POSITIVE_INFINITY].map((end, at) =>
    textOf(
      items
        .flatMap((item) => cellsWithin(item, edges))
        .filter(({ x, right }) => {
          const centre = Math.min((x + right) / 2, x + 20);
          return centre < end && centre >= (boundaries[at - 1] ?? Number.NEGATIVE_INFINITY);
        }),
    ).trim(),
  );

/** Rows of the page that are one row of the table: its cells may be wrapped. */
function recordsOf(
  body: readonly PdfRow[],
  cells: readonly (readonly string[])[],
  columns: readonly RecordColumn[],
): number[][] {
  const gaps = body.slice(1).map((row, at) => row.y - (body[at]?.y ?? 0));
  const narrow = Math.min(...gaps);
  const isEven = Math.max(...gaps) < rowGap * narrow;
  const datesAt = columns.findIndex(({ role }) => role === 'dates' || role === 'from');
  const begins = (at: number) =>
    isEven
      ? (cells[at] ?? []).filter(Boolean).length >= 2 &&
        momentsIn(cells[at]?.[datesAt] ?? '')[0]?.at === 0
      : (gaps[at - 1] ?? 0) >= rowGap * narrow;
  const records: number[][] = [];
  for (const at of body.keys()) {
    const last = records.at(-1);
    if (last && !begins(at)) last.push(at);
    else records.push([at]);
  }
  return records;
}

/** The texts of a table's rows, a line for each cell. */
function linesOfTable(header: Header, body: readonly PdfRow[]): string[] {
  const { columns, chunks } = header;
  const boundaries = chunks
    .slice(1)
    .map((chunk, index) => boundary(body, chunks[index] ?? chunk, chunk));
  const edges = edgesOf(body, boundaries);
  const cells = body.map((row) => cellsOf(row, boundaries, edges));
  return recordsOf(body, cells, columns).flatMap((record) => {
    const own = columns.map((_, column) =>
      record
        .map((index) => cells[index]?.[column] ?? '')
        .filter(Boolean)
        .join(' ')
        // "Owner-" above "operator" in a narrow cell.
        .replace(/(?<=\p{Ll})- (?!(?:and|or|und|y|et)\b)(?=\p{Ll})/gu, '-'),
    );
    return linesOfRecord(columns, own);
  });
}

/** The same rows, further down. */
const lowered = (rows: readonly PdfRow[], by: number): PdfRow[] =>
  rows.map(({ y, items }) => ({
    y: y + by,
    items: items.map((item) => ({ ...item, y: item.y + by })),
  }));

/**
 * Replaces tables of jobs or courses whose columns have headings by a line for each cell, as if the person had written
 * "Employer: Acme". The rows below move down to make room.
 */
export function withRecordTables(rows: readonly PdfRow[]): readonly PdfRow[] {
  for (const at of rows.keys()) {
    const header = headerAt(rows, at);
    const body = header ? bodyBelow(rows, header) : [];
    const [like] = body[0]?.items ?? [];
    if (!header || !like) continue;
    const own = [...rows.slice(at, header.next), ...body];
    const items = own.flatMap((row) => row.items);
    const x = Math.min(...items.map((item) => item.x));
    const right = Math.max(...items.map((item) => item.right));
    const top = rows[at]?.y ?? 0;
    const lines = linesOfTable(header, body).map((text, line): PdfRow => {
      const y = top + line * pitch * like.size;
      return { y, items: [{ ...like, text, x, right, y }] };
    });
    const room = Math.max(0, (lines.at(-1)?.y ?? top) - (own.at(-1)?.y ?? top));
    const below = withRecordTables(rows.slice(header.next + body.length));
    return [...rows.slice(0, at), ...lines, ...lowered(below, room)];
  }
  return rows;
}
