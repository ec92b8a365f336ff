import { type Region, regionsOf } from './columns.js';
import { type KnownGutter, marginsOf } from './gutter-score.js';
import type { PdfRow } from './pdf-item.js';

/** The text of a page, without its repeated headers and footers. */
export interface PdfPage {
  readonly number: number;
  readonly height: number;
  /** Left and right are exchanged, as the text is read from right to left. */
  readonly isMirrored: boolean;
  readonly rows: readonly PdfRow[];
}

/** A region of a page; `column` is shared by the regions of a column that continues on the next page. */
export interface PlacedRegion {
  readonly page: number;
  readonly rows: Region;
  readonly column: number;
  /** It is beside the previous region. */
  readonly beside?: boolean;
}

interface Box extends PlacedRegion {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(rows: Region, page: number, column: number): Box {
  const items = rows.flatMap((row) => row.items);
  return {
    page,
    rows,
    column,
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ right }) => right)),
    top: rows[0]?.y ?? 0,
    bottom: rows.at(-1)?.y ?? 0,
  };
}

const isBeside = (one: Box, other: Box) =>
  one.top <= other.bottom &&
  other.top <= one.bottom &&
  (one.right <= other.left || other.right <= one.left);

/** The boxes beside the first one that has any. A single row above or below the columns is not one of them. */
function columnsAt(boxes: readonly Box[]): Box[] {
  const first = boxes.find((box) => boxes.some((other) => isBeside(box, other)));
  const single = boxes.find(({ rows }) => rows.length > 1) ?? boxes[0];
  if (!first) return single ? [single] : [];
  if (
    single &&
    single !== first &&
    single.rows.length > 2 &&
    boxes.indexOf(single) < boxes.indexOf(first)
  ) {
    return [single];
  }
  return boxes.filter((box) => box === first || isBeside(box, first));
}

/** Tolerance in points for the edges of a column on two pages. */
const sameEdge = 18;

/** The column of the previous page that a box continues. */
function continued(box: Box, columns: readonly Box[]): Box | undefined {
  if (columns.length < 2) return undefined;
  const next = (column: Box) =>
    Math.min(...columns.filter(({ left }) => left >= column.right).map(({ left }) => left));
  return columns.find(
    (column) => Math.abs(box.left - column.left) < sameEdge && box.right <= next(column) + sameEdge,
  );
}

/** The gaps between columns. */
function guttersOf(columns: readonly Box[]): KnownGutter[] {
  const ordered = [...columns].sort((a, b) => a.left - b.left);
  return ordered
    .slice(1)
    .map((box, at): KnownGutter => [ordered[at]?.right ?? 0, box.left])
    .filter(([left, right]) => left < right);
}

/**
 * The regions of all pages in reading order: a column that continues on the next page is read to its end before the
 * column beside it, so that a sidebar over two pages does not end in the middle of a section.
 */
export function inReadingOrder(pages: readonly PdfPage[]): PlacedRegion[] {
  const order: Box[] = [];
  let open: Box[] = [];
  let column = 0;
  let margins: readonly number[] = [];
  for (const { number, rows } of pages) {
    const boxes = regionsOf(rows, { gutters: guttersOf(open), margins }).map((region) => {
      column += 1;
      return boxOf(region, number, column);
    });
    margins = boxes.flatMap((box) => marginsOf(box.rows));
    const begins = columnsAt(boxes);
    const carried: Box[] = [];
    for (const box of boxes) {
      const before = begins.includes(box) ? continued(box, open) : undefined;
      if (!before) {
        order.push(box);
        continue;
      }
      const last = order.findLastIndex((placed) => placed.column === before.column);
      const placed = { ...box, column: before.column };
      order.splice(last + 1, 0, placed);
      carried.push(placed);
    }
    const current = boxes.map((box) => carried.find((placed) => placed.rows === box.rows) ?? box);
    const ends = columnsAt([...current].reverse());
    // A column without text on this page may go on with the next one.
    const rest = open.filter((one) => !carried.some((placed) => placed.column === one.column));
    open = ends.length > 1 ? ends : carried.length > 0 ? [...carried, ...rest] : ends;
  }
  return order.map((box, at) => ({ ...box, beside: isApart(box, order[at - 1]) }));
}

/** Whether a box is to the left or right of the one read before it. */
const isApart = (box: Box, before: Box | undefined) =>
  before !== undefined &&
  before.column !== box.column &&
  (box.left >= before.right || box.right <= before.left) &&
  (before.page > box.page || (before.page === box.page && box.top <= before.bottom));
