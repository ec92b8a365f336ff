import type { PdfItem, PdfRow } from './pdf-item.js';

/** Minimum width of a gap around the position, in points. */
export const leastGap = 6;

export const isLeft = (item: PdfItem, x: number) => item.right <= x + leastGap / 2;
export const isRight = (item: PdfItem, x: number) => item.x >= x - leastGap / 2;
/** The items of rows on both sides of a position. */
export function sides(rows: readonly PdfRow[], x: number) {
  const items = rows.flatMap((row) => row.items);
  return {
    left: items.filter((item) => isLeft(item, x)),
    right: items.filter((item) => !isLeft(item, x)),
  };
}

export const textOf = (items: readonly PdfItem[]) => items.map(({ text }) => text).join(' ');
