import { foldText } from '@commons/contracts/text/fold-text';
import { stemmer } from 'stemmer';
import { irregularStems } from './irregular-stems.js';

/** Longer words count by their first 20 characters only. */
const longestWord = 20;

/**
 * The words of a text, folded. Trailing + and # belong to their word (C++, C#); apostrophes are dropped
 * ("driver's" → "drivers"); everything else that is neither letter nor digit separates (decision A66).
 */
export function foldWords(text: string): string[] {
  const words = plainText.test(text)
    ? text
        .toLowerCase()
        .replace(/['`]/g, '')
        .replace(letterOfNumber, '$1$2')
        .match(/[a-z\d]+[+#]*/g)
    : foldText(text)
        .replace(/['’`]/g, '')
        .replace(letterOfNumber, '$1$2')
        .match(/[\p{L}\p{N}]+[+#]*/gu);
  return words ? words.map(shortened) : [];
}

/** "401(k)" is the word that people type as "401k". */
const letterOfNumber = /(\d)\(([a-z])\)/g;

/** Only the case needs folding: ten times as fast, and true of almost every text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const plainText = /^[\x00-\x7f]*$/;

const shortened = (word: string) =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');

const stems = new Map<string, string>();
/** Words repeat, so stems are cached up to a limit. */
const maxStems = 50_000;

/** The stem shared by the forms of a word, e.g. "companies" and "company" → "compani". */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = irregularStems.get(word) ?? stemmer(word);
  if (stems.size >= maxStems) stems.clear();
  stems.set(word, stem);
  return stem;
}
