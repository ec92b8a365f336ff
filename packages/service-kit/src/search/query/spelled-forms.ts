import type { UnderstoodWords } from '../search-subject.js';
import { type Alternative, qualities } from '../words/word-groups.js';
import { foldWords } from '../words/words.js';

/** A filter value, or a place by any of its names. */
export const asUnderstood = ({ facet, placeNames = [] }: UnderstoodWords): Alternative[] => [
  { words: [], quality: qualities.typed, facet },
  ...placeNames.map((name) => {
    const words = foldWords(name);
    const together = words.length > 1 && { together: true };
    return { words, quality: qualities.typed, inPlace: true, ...together };
  }),
];

/** "walmart" as "wal mart", split at every position: the index knows which of them exist. */
export function splitAnywhere(word: string): Alternative[] {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return [];
  const alternatives: Alternative[] = [];
  for (let at = 2; at <= word.length - 2; at += 1) {
    const words = [word.slice(0, at), word.slice(at)];
    alternatives.push({ words, quality: qualities.joined, adjacent: true });
  }
  return alternatives;
}
