import type { PdfItem } from './pdf-item.js';

/**
 * Minimum overlap of a letter with the next one, minimum gap between words, and widest gap within a line, all in
 * letter heights.
 */
const minOverlap = 0.15;
const minGap = 0.13;
const widestGap = 1;
/** Letters that the library leaves in one item are at least so far apart, in letter heights. */
const minJoined = 0.75;
/** Width of a letter that is never followed by another. */
const usualWidth = 0.5;
const minPairs = 20;
const most = 0.7;

const isNext = (before: PdfItem, item: PdfItem) =>
  Math.abs(before.y - item.y) < 1 && item.x > before.x && item.size === before.size;
const lastOf = ({ text }: PdfItem) => [...text].at(-1) ?? '';

/** The width of each letter, in letter heights: nearly the smallest step to the letter behind it. */
function widthsOf(
  items: readonly PdfItem[],
  pairs: readonly (readonly [PdfItem, PdfItem])[],
): (letter: string) => number {
  const steps = new Map<string, number[]>();
  const measure = (letter: string, step: number) =>
    steps.set(letter, [...(steps.get(letter) ?? []), step]);
  for (const [before, item] of pairs)
    if ([...before.text].length === 1) measure(before.text, (item.x - before.x) / before.size);
  // Two letters in one item: the second is counted as one letter height wide.
  for (const { text, x, right, size } of items)
    if ([...text].length === 2) measure(text.charAt(0), (right - x) / size - 1);
  const widths = new Map(
    [...steps].map(([letter, all]) => {
      const sorted = all.sort((a, b) => a - b);
      return [letter, sorted[Math.floor(sorted.length / 10)] ?? usualWidth] as const;
    }),
  );
  return (letter) => widths.get(letter) ?? usualWidth;
}

/**
 * Some programs write each letter alone, no spaces, and no widths of their letters, so that all overlap. Measures the
 * letters by their distances, and joins them to words and lines again.
 * @param items of a page, in the order of its file
 */
export function withMeasuredLetters(items: readonly PdfItem[]): PdfItem[] {
  const pairs = items
    .slice(1)
    .map((item, at) => [items[at] ?? item, item] as const)
    .filter(([before, item]) => isNext(before, item));
  const overlapping = pairs.filter(
    ([before, item]) => before.right - item.x > minOverlap * before.size,
  );
  const single = items.filter(({ text }) => [...text].length === 1);
  const areLetters = pairs.length >= minPairs && single.length >= most * items.length;
  if (!areLetters || overlapping.length < most * pairs.length) return [...items];
  const widthOf = widthsOf(items, pairs);
  const joined: PdfItem[] = [];
  let last: PdfItem | undefined;
  for (const item of items) {
    const letters = [...item.text];
    const text = letters
      .map((letter, at) =>
        at < letters.length - 1 && widthOf(letter) + minGap < minJoined ? `${letter} ` : letter,
      )
      .join('')
      .replace(/\s+/g, ' ');
    const right = item.right - item.size * Math.max(0, 1 - widthOf(lastOf(item)));
    const before = joined.at(-1);
    const gap = before && last && isNext(last, item) ? (item.x - before.right) / item.size : 9;
    if (before && gap < widestGap && before.font === item.font) {
      const space = gap > minGap ? ' ' : '';
      joined[joined.length - 1] = { ...before, text: `${before.text}${space}${text}`, right };
    } else joined.push({ ...item, text, right });
    last = item;
  }
  return joined;
}
