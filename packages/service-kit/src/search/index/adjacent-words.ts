import { stemOf } from '../words/words.js';

/** Words between those of a phrase: "phone screen repair", "operator of motor vehicles". */
const mostBetween = 1;

/**
 * Whether forms of all words of a phrase are adjacent, in any order: "Public Health Inspector, Healthy
 * Homes" does not match "home health aide".
 * @param text words between single spaces, with fields separated by `|`
 */
export function areAdjacent(text: string, words: readonly string[]): boolean {
  if (text.includes(` ${words.join(' ')} `)) return true;
  const stems = [...new Set(words.map(stemOf))];
  const last = new Map<string, number>();
  const tokens = text.split(' ');
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as string;
    if (token === '|') last.clear();
    const stem = stemOf(token);
    if (!stems.includes(stem)) continue;
    last.set(stem, at);
    const isWhole = last.size === stems.length;
    if (isWhole && at - Math.min(...last.values()) < stems.length + mostBetween) return true;
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
