import { areSpacedLetters } from '../../structure/headings/spaced-letters.js';
import type { PdfItem } from './pdf-item.js';

/** Gap between two words, in letter heights. */
export const wordGap = 0.15;

/** Gap in letter heights, whichever of the two is to the left. */
export const gapBetween = (before: PdfItem, item: PdfItem) =>
  (item.x >= before.x ? item.x - before.right : before.x - item.right) /
  Math.min(item.size, before.size);

/** Whether letters are spaced (`W O R K`), as one item or many: they form one word. */
export function isSpaced(items: readonly PdfItem[]): boolean {
  const signs = items.flatMap(({ text }) => text.trim().split(/\s+/));
  // The joined letters of Arabic are items of their own, never spaced.
  return areSpacedLetters(signs) && !items.some(({ text }) => /\p{Script=Arabic}/u.test(text));
}

/** Minimum characters of a text whose letters are spaced: "6 1 5 . 5 5 5 . 0 1 4 2". */
const minSpaced = 8;

/** Joins an address or a number whose characters are spaced. */
export function withoutLetterSpaces(text: string): string {
  const signs = text.trim().split(/\s+/);
  const single = signs.filter((sign) => [...sign].length === 1).length;
  return /[\d@]/.test(text) && signs.length >= minSpaced && single >= 0.8 * signs.length
    ? signs.join('').replace(/,(?=\p{L})/gu, ', ')
    : text;
}

/** For items of single letters: word gaps are wider than most letter gaps. */
export function wordGapOfSpaced(items: readonly PdfItem[]): number {
  const gaps = items.slice(1).map((item, at) => gapBetween(items[at] ?? item, item));
  const isLetters = items.filter(({ text }) => text.trim().length === 1).length > items.length / 2;
  const usual = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return isLetters ? Math.max(wordGap, 1.6 * usual) : wordGap;
}
