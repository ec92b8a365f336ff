import { foldWords } from './words.js';

/** Longest phrase of a vocabulary, in words. */
export const longestPhrase = 5;

/** The folded phrases of a comma-separated list. */
export const phrasesOf = (list: string): string[][] =>
  list
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0 && words.length <= longestPhrase);

/** "Bed & Breakfast" is a bed and breakfast. */
export function withoutAnd(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => word !== 'and');
  return others.length > 1 ? others : words;
}
