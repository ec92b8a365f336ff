import type { PdfItem } from './pdf-item.js';

interface Item {
  readonly str?: string;
  readonly transform?: readonly number[];
}

const yOf = ({ transform }: Item) => transform?.[5];

/** "modi[fi]ed", "[fi]eld", "veri[fi]er": an e behind "fi", where most words have "fl" before a vowel. */
const behindFi = /^e(?:d|ld|r|s(?!h)|ndly)/u;

/** The letters of a ligature, by the letters that follow it. */
function ligatureBefore(next: string): string {
  if (!/^\p{L}/u.test(next)) return 'ff';
  if (/^(?:ce|ci|cult)/u.test(next)) return 'ffi';
  return /^[aeouy]/u.test(next) && !behindFi.test(next) ? 'fl' : 'fi';
}

/**
 * Browsers print web fonts whose ligatures have no character: "Certi\0cations" for "Certifications". The zero is a text of
 * its own between the halves of the word, and which ligature it was is guessed from the letters behind it.
 */
export const withLigatures = <T extends Item>(items: readonly T[]): T[] =>
  items.map((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    const isWithin = (other: T | undefined) => other !== undefined && yOf(other) === yOf(item);
    if (item.str !== '\0' || !(isWithin(before) || isWithin(next))) return item;
    return { ...item, str: ligatureBefore(isWithin(next) ? (next?.str ?? '') : '') };
  });

/** Largest gap between two halves of a word, in letter heights. */
const closeGap = 0.03;

/**
 * Browsers print a ligature as a text of its own: "Certi", "fi", "cation". Joins it to the letters beside it, so that it is
 * one word wherever texts are compared.
 * @param items of a page, in the order of its file
 */
export function withWholeWords(items: readonly PdfItem[]): PdfItem[] {
  const joined: PdfItem[] = [];
  let isOpen = false;
  for (const item of items) {
    const last = joined.at(-1);
    const isLigature = /^f(?:f?[fil]|t)$/u.test(item.text);
    const isOneWord =
      last !== undefined &&
      (isLigature || isOpen) &&
      last.font === item.font &&
      last.size === item.size &&
      Math.abs(last.y - item.y) < 0.1 &&
      Math.abs(item.x - last.right) < closeGap * item.size &&
      /\p{L}$/u.test(last.text) &&
      /^\p{L}/u.test(item.text);
    if (isOneWord)
      joined[joined.length - 1] = { ...last, text: last.text + item.text, right: item.right };
    else joined.push(item);
    isOpen = isLigature;
  }
  return joined;
}
