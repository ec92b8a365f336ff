import { stemOf } from '../words/words.js';

/** Words between those of a phrase: "phone screen repair", "operator of motor vehicles". */
const usuallyBetween = 1;

/**
 * Whether forms of all words of a phrase are adjacent, in any order: "Public Health Inspector, Healthy Homes" does not
 * match "home health aide". From one item of a list to the next only if the phrase has all words of the first:
 * "Contractors, roofing" are roofing contractors, "Skin Care, Day Spas" are no day care.
 * @param text words between single spaces, with fields separated by `|` and the items of a list by `,`
 * @param maxBetween so many other words may be between the first and the last of them
 */
export function areAdjacent(
  text: string,
  words: readonly string[],
  maxBetween = usuallyBetween,
): boolean {
  if (text.includes(` ${words.join(' ')} `)) return true;
  const stems = new Set(words.map(stemOf));
  const last = new Map<string, number>();
  let at = 0;
  let isItemNamed = true;
  for (const token of text.split(' ')) {
    if (token === '|' || token === ',') {
      if (token === '|' || !isItemNamed) last.clear();
      isItemNamed = true;
    } else if (token !== '') {
      at += 1;
      const stem = stemOf(token);
      const isNamed = stems.has(stem);
      isItemNamed &&= isNamed;
      if (isNamed) last.set(stem, at);
      const isWhole = isNamed && last.size === stems.size;
      if (isWhole && at - Math.min(...last.values()) < stems.size + maxBetween) return true;
    }
  }
  return false;
}

/**
 * Whether a word occurs on its own somewhere, not only as the end of longer names: a "veterinary clinic" is no
 * clinic for people.
 */
export function occursAlone(text: string, word: string, names: readonly string[]): boolean {
  const places = (part: string) => text.split(` ${part} `).length - 1;
  const inNames = names.reduce((sum, name) => sum + places(name), 0);
  return inNames === 0 || places(word) > inNames;
}
