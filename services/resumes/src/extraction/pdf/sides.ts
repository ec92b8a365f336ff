import type { PdfItem, PdfRow } from './pdf-item.js';

/** Minimum width of a gap around the position, in points. */
export const minGap = 6;

export const isLeft = (item: PdfItem, x: number) => item.right <= x + minGap / 2;
export const isRight = (item: PdfItem, x: number) => item.x >= x - minGap / 2;
/** The items of rows on both sides of a position. */
export function sides(rows: readonly PdfRow[], x: number) {
  const items = rows.flatMap((row) => row.items);
  return {
    left: items.filter((item) => isLeft(item, x)),
    right: items.filter((item) => !isLeft(item, x)),
  };
}

export const textOf = (items: readonly PdfItem[]) => items.map(({ text }) => text).join(' ');

/** A text of a row that is separate from the others. */
export interface Chunk {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/**
 * The texts of a row that are at least a gap apart, in points; some fonts give each letter as an item.
 * @param items of one row, from left to right
 */
export function chunksOf(items: readonly PdfItem[], gap: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { text, x, right } of items) {
    const last = chunks.at(-1);
    if (last && x - last.right < gap)
      chunks[chunks.length - 1] = { ...last, text: `${last.text} ${text}`, right };
    else chunks.push({ text, x, right });
  }
  return chunks;
}
