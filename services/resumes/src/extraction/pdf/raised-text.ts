import type { PdfItem } from './pdf-item.js';

/** Longest raised or lowered text: "1st", "6e", "m²", "F₁". */
const longest = 3;

/** Maximum gap, in points, between a word and what is raised behind it. */
const close = 1.5;

/** Whether an item stands raised or lowered, in smaller letters, right behind another: the "e" of "Lyon 6e". */
const isRaisedBehind = (item: PdfItem, word: PdfItem): boolean =>
  Math.abs(item.x - word.right) < close &&
  item.size < 0.9 * word.size &&
  item.y !== word.y &&
  word.y - item.y < 0.6 * word.size &&
  item.y - word.y < 0.4 * word.size;

/** Puts raised and lowered letters and digits on the line of the word that they belong to. */
export function withoutRaised(items: readonly PdfItem[]): PdfItem[] {
  const byEdge = new Map<number, PdfItem[]>();
  for (const item of items) {
    const edge = Math.round(item.right);
    byEdge.set(edge, [...(byEdge.get(edge) ?? []), item]);
  }
  return items.map((item) => {
    if (!/^[\p{L}\d]+$/u.test(item.text) || item.text.length > longest) return item;
    const edge = Math.round(item.x);
    const word = [edge - 1, edge, edge + 1, edge - 2, edge + 2]
      .flatMap((one) => byEdge.get(one) ?? [])
      .find((one) => one !== item && isRaisedBehind(item, one));
    return word ? { ...item, y: word.y } : item;
  });
}
