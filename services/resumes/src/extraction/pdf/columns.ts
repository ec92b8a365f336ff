import { knownHeading } from '../../structure/headings/headings.js';
import { placeScore } from '../../structure/vocabulary/places.js';
import { crosses } from './crossing-rows.js';
import {
  chunkGap,
  isPairOfHeadings,
  type KnownLayout,
  minRowsOfPair,
  pace,
  scoreOf,
} from './gutter-score.js';
import { type PdfRow, rowsOf } from './pdf-item.js';
import { chunksOf, isLeft, minGap, sides, textOf } from './sides.js';
import { isDate, isSheet } from './tables.js';

/** Part of a page that is read from top to bottom. */
export type Region = readonly PdfRow[];

interface Gutter {
  readonly x: number;
  /** The rows from `from` to before `to` have no text there. */
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** Cost, in letters, of a date that a gutter separates from the text on its left. */
const partedDate = 30;

/**
 * Number of rows at the top with a date on the right, which belongs to the text on its left. The right column begins
 * below them.
 */
function datedRows(rows: Region, x: number): number {
  const parts = rows.map(({ items }) => [
    textOf(items.filter((item) => isLeft(item, x))),
    textOf(items.filter((item) => !isLeft(item, x))),
  ]);
  const begin = parts.findIndex(([, right = '']) => right && !isDate(right));
  const dates = parts.slice(0, Math.max(begin, 0)).findLastIndex(([left, right]) => left && right);
  return dates + 1;
}

/**
 * The end of the columns above full-width text. A heading just above that text belongs to it, even if it is only as
 * wide as the left column.
 */
function endOfColumns(rows: Region, [from, to]: readonly [number, number], x: number): number {
  if (to === rows.length) return to;
  const last = rows
    .slice(from, to)
    .findLastIndex(({ items }) => items.some((item) => !isLeft(item, x)));
  const below = rows.slice(from + last + 1, to);
  const heading = below.findIndex(({ items }) => knownHeading(textOf(items)));
  return heading < 0 ? to : from + last + 1 + heading;
}

/** Rows at the top that may be centred like the headings: the name, the title of the document. */
const titleRows = 3;

/**
 * Headings in the middle of the page, as above the parts of a table: they belong to its whole width. Their middles
 * agree, their left edges do not, nor is there text below that edge.
 */
function centredHeadings(rows: Region): ReadonlySet<PdfRow> {
  const alone = rows.filter(({ items }) => chunksOf(items, chunkGap).length === 1);
  const headings = alone.filter(({ items }) => knownHeading(textOf(items)));
  const edges = rows
    .filter((row) => !headings.includes(row))
    .flatMap(({ items }) => items.map(({ x }) => x));
  const left = ({ items }: PdfRow) => items[0]?.x ?? 0;
  const middle = (row: PdfRow) => (left(row) + (row.items.at(-1)?.right ?? 0)) / 2;
  const others = [...headings, ...rows.slice(0, titleRows).filter((row) => alone.includes(row))];
  return new Set(
    headings.filter(
      (row) =>
        !edges.some((x) => Math.abs(x - left(row)) < 2) &&
        others.some(
          (other) =>
            Math.abs(middle(other) - middle(row)) < 1 && Math.abs(left(other) - left(row)) > 4,
        ),
    ),
  );
}

/** The longest runs of rows that have no text at this position. */
function runsAt(rows: Region, x: number, whole: ReadonlySet<PdfRow>): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    if (row && !whole.has(row) && !crosses(row, x)) continue;
    if (at - from >= minRowsOfPair) runs.push([from, at]);
    from = at + 1;
  }
  return runs;
}

/**
 * Rows with a date right of the gutter and text on its left, or with a place there and a date on its left: both belong
 * together.
 */
const partedDates = (rows: Region, x: number) =>
  rows.filter(({ items }) => {
    const right = items.find((item) => !isLeft(item, x));
    if (right === undefined || right === items[0]) return false;
    const isPlace = placeScore(right.text) === 1;
    return (
      isDate(right.text) || (isPlace && isDate(textOf(items.filter((item) => isLeft(item, x)))))
    );
  }).length;

/** Where the columns of a run may begin: below dates on the right, or where headings are side by side. */
function startsOf(rows: Region, [begin, to]: readonly [number, number], x: number): number[] {
  const from = begin + datedRows(rows.slice(begin, to), x);
  const pair = rows.slice(from, to).findIndex((row) => isPairOfHeadings(row, x));
  return pair > 0 ? [from, from + pair] : [from];
}

function bestGutter(rows: Region, known: KnownLayout): Gutter | undefined {
  const all = rows.flatMap(({ items }) => items);
  const first = Math.min(...all.map(({ x }) => x));
  const last = Math.max(...all.map(({ right }) => right));
  const whole = centredHeadings(rows);
  const sheets = new Map<number, boolean>();
  // A gap beside a few short dates is no gutter if the whole page is a table.
  const isInSheet = (own: Region, x: number) => {
    const begin = Math.min(...sides(own, x).right.map((item) => item.x));
    const known = sheets.get(begin) ?? isSheet(rows, begin);
    sheets.set(begin, known);
    return known;
  };
  let best: Gutter | undefined;
  for (let x = first + minGap; x < last - minGap; x += pace) {
    for (const run of runsAt(rows, x, whole)) {
      const [begin] = run;
      const to = endOfColumns(rows, run, x);
      for (const from of startsOf(rows, [begin, to], x)) {
        const own = rows.slice(from, to);
        const found = scoreOf(own, x, known);
        const full = found > 0 && isInSheet(own, x) ? 0 : found;
        const score = full - (full > 0 ? partedDate * partedDates(own, x) : 0);
        const isLonger =
          best !== undefined && score === best.score && to - from > best.to - best.from;
        if (score > (best?.score ?? 0) || isLonger) best = { x, from, to, score };
      }
    }
  }
  return best;
}

/**
 * Splits a page into regions in reading order: where a vertical gap separates two blocks of text, the left block comes
 * before the right one. Text above, below or across stays in place.
 */
export function regionsOf(
  rows: Region,
  known: KnownLayout = { gutters: [], margins: [] },
  depth = 0,
): Region[] {
  const isDeep = depth >= 4 || rows.length < minRowsOfPair;
  const gutter = isDeep ? undefined : bestGutter(rows, known);
  if (!gutter) return rows.length > 0 ? [rows] : [];
  const { left, right } = sides(rows.slice(gutter.from, gutter.to), gutter.x);
  return [rows.slice(0, gutter.from), rowsOf(left), rowsOf(right), rows.slice(gutter.to)].flatMap(
    (part) => regionsOf(part, known, depth + 1),
  );
}
