import type { PdfRow } from './pdf-item.js';
import { chunksOf, isLeft, minGap } from './sides.js';

/** Longest label of a form, in letters. */
const longestLabel = 16;

/** "Name: Ann Lee  Born: 1990" in four cells a row: labels and values, twice side by side. */
export function arePairsOfLabels(rows: readonly PdfRow[], x: number): boolean {
  const all = rows
    .filter(({ items }) => items.some((item) => !isLeft(item, x)))
    .map(({ items }) => chunksOf(items, minGap));
  // The title of the document may be above them.
  const cells = all.filter(({ length }, at) => at > 0 || length > 1);
  const isAligned = (at: number) =>
    cells.every((row) => Math.abs((row[at]?.x ?? 0) - (cells[0]?.[at]?.x ?? 0)) < 2) &&
    cells.every((row) => (row[at]?.text.length ?? 0) <= longestLabel);
  return (
    cells.length >= 2 && cells.every(({ length }) => length === 4) && isAligned(0) && isAligned(2)
  );
}
