import { wordList } from '@commons/service-kit/texts/word-list';

/** The entries of a list in one text, separated by commas and line ends. */
export const words = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * The entries of `data/<name>.txt` as alternatives of a regular expression with the flag `u`.
 * `*` in an entry stands for any letters.
 */
export const alternation = (name: string): string =>
  words(wordList('@commons/resumes', name)).join('|').replaceAll('*', String.raw`\p{L}*`);
