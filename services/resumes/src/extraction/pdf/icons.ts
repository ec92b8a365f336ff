import { gapBetween } from './letter-spacing.js';
import type { PdfItem, PdfRow } from './pdf-item.js';

/** Signs that fonts of icons use for their pictures: letters, fractions, brackets; digits and bullets are text. */
const sign = /^(?:[\p{Script=Latin}[\](){}§°#@]|\d⁄\d)$/u;

/** Minimum gap, in letter heights, between an icon and the text beside it, and most icons among the texts of a page. */
const minGap = 0.1;
const maxIcons = 0.2;

/** Shortest usual text, in letters: where each letter is a text of its own, a font of single letters means nothing. */
const minUsual = 3;

function isAlone({ items }: PdfRow, at: number): boolean {
  const [before, own, next] = [items[at - 1], items[at], items[at + 1]];
  if (!own) return false;
  const isApart = (one: PdfItem | undefined, other: PdfItem | undefined) =>
    !one || !other || gapBetween(one, other) >= minGap;
  return isApart(before, own) && isApart(own, next) && next !== undefined;
}

/**
 * Removes the icons of fonts whose pictures have the codes of letters: "Q jane@example.com" for an envelope. Such a font
 * has no text of several letters, and each of its signs is apart from the words around it.
 */
export function withoutIcons(rows: readonly PdfRow[]): PdfRow[] {
  const items = rows.flatMap((row) => row.items);
  const lengths = items.map(({ text }) => text.trim().length).sort((one, other) => one - other);
  if ((lengths[lengths.length >> 1] ?? 0) < minUsual) return [...rows];
  const texts = new Set(items.flatMap(({ font, text }) => (sign.test(text.trim()) ? [] : [font])));
  const alone = rows.flatMap((row) =>
    row.items.filter(({ font }, at) => !texts.has(font) && isAlone(row, at)),
  );
  const fonts = new Map<string, number>();
  for (const { font } of items) fonts.set(font, (fonts.get(font) ?? 0) + 1);
  for (const { font } of alone) fonts.set(font, (fonts.get(font) ?? 0) - 1);
  const isIcon = ({ font }: PdfItem) => !texts.has(font) && fonts.get(font) === 0;
  if (alone.length > maxIcons * items.length) return [...rows];
  return rows.map((row) => ({ ...row, items: row.items.filter((item) => !isIcon(item)) }));
}
