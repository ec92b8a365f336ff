import { knownHeading } from '../../structure/headings/headings.js';
import type { PdfRow } from './pdf-item.js';
import { chunksOf, isLeft, isRight, minGap } from './sides.js';

/** Widest gap between the words of a letter-spaced heading, in letter heights. */
const headingGap = 1;

/** The items of a row on both sides of a position, with the gap between them in points. */
function gapAt({ items }: PdfRow, x: number) {
  const before = items.findLast((item) => isLeft(item, x));
  const after = items.find((item) => isRight(item, x) && item !== before);
  return before && after ? { before, after, width: after.x - before.right } : undefined;
}

/** Between the words of a heading whose letters are spaced: "WORK   HISTORY". */
function isWithinHeading(row: PdfRow, x: number): boolean {
  const gap = gapAt(row, x);
  const widest = headingGap * (gap?.before.size ?? 0);
  if (!gap || gap.width > widest) return false;
  const own = chunksOf(row.items, widest).find(
    (chunk) => chunk.x <= gap.before.x && chunk.right >= gap.after.right,
  );
  return own !== undefined && knownHeading(own.text) !== undefined;
}

/** A narrow gap between two words of a line is not a gutter: it would split the line. */
const isGapOfWords = (row: PdfRow, x: number): boolean => (gapAt(row, x)?.width ?? minGap) < minGap;

/** Whether a row has text at a position, in points, or a gap there that is no gutter between columns. */
export const crosses = (row: PdfRow, x: number): boolean =>
  row.items.some((item) => item.x < x - minGap / 2 && item.right > x + minGap / 2) ||
  isGapOfWords(row, x) ||
  isWithinHeading(row, x);
