import { foldWords } from './words.js';

/** Longest phrase of a vocabulary, in words. */
export const longestPhrase = 5;

/** The folded phrases of a comma-separated list. */
export const phrasesOf = (list: string): string[][] =>
  list
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0 && words.length <= longestPhrase);
