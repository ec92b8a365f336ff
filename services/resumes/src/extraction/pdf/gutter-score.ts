import { knownHeading } from '../../structure/headings/headings.js';
import { placeScore } from '../../structure/vocabulary/places.js';
import { crosses } from './crossing-rows.js';
import { lengthOf, type PdfItem, type PdfRow, rowsOf } from './pdf-item.js';
import { chunksOf, isLeft, minGap, sides, textOf } from './sides.js';
import { endsInDate, isDate, isTable } from './tables.js';

/** Minimum size of a column. Anything smaller is a date, a page number or a stray word. */
const minRows = 4;
const minLetters = 60;

/** Step in points between tested positions. */
export const pace = 3;

/** A character of these scripts says as much as several letters. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const lettersOf = (items: readonly PdfItem[]) =>
  lengthOf(items) + 2 * (textOf(items).match(signs)?.length ?? 0);

/** Minimum rows of columns that begin with headings side by side. */
export const minRowsOfPair = 2;

/** Minimum gap, in points, between separate texts of a row. */
export const chunkGap = 2 * minGap;

/** Whether there are headings on both sides. */
export function isPairOfHeadings({ items }: PdfRow, x: number): boolean {
  const left = items.filter((item) => isLeft(item, x));
  const right = items.filter((item) => !isLeft(item, x));
  const isHeading = (some: readonly PdfItem[]) =>
    knownHeading(textOf(some)) !== undefined ||
    chunksOf(some, chunkGap).every(({ text }) => knownHeading(text));
  return left.length > 0 && right.length > 0 && isHeading(left) && isHeading(right);
}

/** Minimum rows of a short column below a heading of its own, such as contact data beside the jobs. */
const minRailRows = 3;

/** @param beside what is on the other side: a column of few lines is no rail of a still shorter one */
function isRail(items: readonly PdfItem[], beside: readonly PdfItem[]): boolean {
  const rows = rowsOf(items);
  const [first] = rows;
  const left = first?.items[0]?.x ?? 0;
  return (
    rows.length >= minRailRows &&
    rowsOf(beside).length >= minRailRows &&
    knownHeading(textOf(first?.items ?? [])) !== undefined &&
    rows.every((row) => Math.abs((row.items[0]?.x ?? 0) - left) < 1.5)
  );
}

/** Minimum distance, in points, of a date at the right edge from the left edge of its side. */
const farRight = 24;

/** Whether a date is at the right edge of the line that it belongs to. */
function hasDateAtEdge(rows: readonly PdfRow[], x: number): boolean {
  const { right } = sides(rows, x);
  const begin = Math.min(...right.map((item) => item.x));
  const edge = Math.max(...right.map((item) => item.right));
  return rows.some(({ items }) => {
    const own = items.filter((item) => !isLeft(item, x));
    const [first] = own;
    return (
      first !== undefined &&
      own.length < items.length &&
      isDate(textOf(own)) &&
      first.x - begin > farRight &&
      edge - (own.at(-1)?.right ?? 0) < farRight
    );
  });
}

/** "San Francisco, CA" above "2011–2012": places and dates alone belong to the text on their line or above. */
function areNotes(items: readonly PdfItem[]): boolean {
  const texts = rowsOf(items).map((row) => textOf(row.items));
  return (
    texts.some(endsInDate) && texts.every((text) => endsInDate(text) || placeScore(text) >= 0.7)
  );
}

/** Where a gutter of the page before was: from its left to its right edge. */
export type KnownGutter = readonly [number, number];

/** What the page before says about the layout of a page. */
export interface KnownLayout {
  readonly gutters: readonly KnownGutter[];
  /** Gaps in points beside dates or labels, which belong to the rows of their text. */
  readonly margins: readonly number[];
}

/** The rows between the first and the last that both sides have: above and below, one side is alone. */
function sharedRows(rows: readonly PdfRow[], x: number): readonly PdfRow[] {
  const isOn = (side: boolean) => (row: PdfRow) =>
    row.items.some((item) => isLeft(item, x) === side);
  const from = Math.max(rows.findIndex(isOn(true)), rows.findIndex(isOn(false)));
  const to = Math.min(rows.findLastIndex(isOn(true)), rows.findLastIndex(isOn(false)));
  return rows.slice(from, to + 1);
}

/** What speaks for a gap as one between columns: the letters of the smaller one, or 0. */
export function scoreOf(
  rows: readonly PdfRow[],
  x: number,
  { gutters, margins }: KnownLayout,
): number {
  const { left, right } = sides(rows, x);
  const shared = sides(sharedRows(rows, x), x);
  const few = Math.min(rowsOf(shared.left).length, rowsOf(shared.right).length);
  const letters = Math.min(lettersOf(left), lettersOf(right));
  if (areNotes(right)) return 0;
  if (few >= minRowsOfPair && rows.some((row) => isPairOfHeadings(row, x))) return letters;
  const isSmall = few < minRows || letters < minLetters;
  if (isSmall && (hasDateAtEdge(rows, x) || !(isRail(left, right) || isRail(right, left))))
    return 0;
  if (gutters.some(([from, to]) => from <= x && x <= to)) return letters;
  const isMargin = margins.some((margin) =>
    rows.every(({ items }) => items.every((item) => isLeft(item, x) === isLeft(item, margin))),
  );
  return isMargin || isTable(rows, x) ? 0 : letters;
}

/** The gaps of a region beside dates or labels: a column by its size, but a table by its rows. */
export function marginsOf(rows: readonly PdfRow[]): number[] {
  const all = rows.flatMap(({ items }) => items);
  const [first, last] = [
    Math.min(...all.map(({ x }) => x)),
    Math.max(...all.map(({ right }) => right)),
  ];
  const steps = Math.max(0, Math.ceil((last - first - 2 * minGap) / pace));
  return Array.from({ length: steps }, (_, step) => first + minGap + step * pace).filter((x) => {
    const { left, right } = sides(rows, x);
    const few = Math.min(rowsOf(left).length, rowsOf(right).length);
    return few >= minRows && !rows.some((row) => crosses(row, x)) && isTable(rows, x);
  });
}
