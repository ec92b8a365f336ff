import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { distance } from 'fastest-levenshtein';
import { numberWords } from '../facts/amounts/number-words.js';
import { isWord } from '../facts/grammar/vocabulary.js';
import { englishShortForms, withoutShortForms } from '../facts/spelling/short-forms.js';

let added: ReadonlySet<string> | undefined;

/** Words that a text may have beside those of its entry: "the", "please", "sincerely". */
function addedWords(): ReadonlySet<string> {
  if (added) return added;
  const file = packageFile('@commons/ai', 'data/draft-model/added-words.txt');
  if (!file) throw new Error('data/draft-model/added-words.txt of @commons/ai is missing');
  added = new Set(readFileSync(file, 'utf8').trim().split(/\s+/));
  return added;
}

const plain = (word: string) => word.replaceAll("'", '');

/** Whether a text may have a word that its entry does not have. */
export const isAdded = (word: string): boolean => addedWords().has(plain(word));

/** "twelve" as "12"; "one" is seldom a number. */
const inDigits = (word: string): string =>
  word !== 'one' && Object.hasOwn(numberWords, word) ? String(numberWords[word]) : word;

/** "18k": 18,000. */
const thousands = /\d\s*k\b|\bthousands?\b|\bgrand\b/i;
/** "5.5": $5.50. */
const tenths = /\d\.\d(?!\d)/;

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu;

/** "6,400" is one number. */
const thousandsMark = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Words in small letters and whole numbers, as they follow each other. */
export const wordsIn = (text: string): string[] =>
  (text.replace(thousandsMark, '').match(wordPattern) ?? []).map((word) =>
    word.toLowerCase().replaceAll('’', "'"),
  );

function commonBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** "appt" has letters of "appointment", in their order. */
function isShortFor(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length < 2) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** The words of an entry, and which others say the same. */
export class EntryWords {
  readonly #words: ReadonlySet<string>;
  readonly #digits: readonly string[];
  /** Neighbors as one word: "walk in" as "walkin". */
  readonly #joined: ReadonlySet<string>;
  /** Digits that a number gets when it is written out: "7:00", "18,000", "5.50". */
  readonly #writtenOut: ReadonlySet<string>;

  constructor(entry: string) {
    const words = wordsIn(entry);
    const meant = wordsIn(withoutShortForms(entry, englishShortForms));
    this.#words = new Set([...words, ...meant].map(plain));
    this.#digits = words.map(inDigits).filter((word) => /^\p{N}/u.test(word));
    this.#joined = new Set(words.slice(1).map((word, at) => plain(`${words[at]}${word}`)));
    this.#writtenOut = new Set([
      '00',
      ...(thousands.test(entry) ? ['000'] : []),
      ...(tenths.test(entry) ? this.#digits.map((digits) => `${digits}0`) : []),
    ]);
  }

  /** Whether a text made of the entry may have a word: it is said there, or says nothing. */
  allows(word: string): boolean {
    const own = plain(word);
    const number = inDigits(own);
    if (/^\p{N}/u.test(number) && this.#hasNumber(number)) return true;
    return isAdded(own) || this.says(own);
  }

  /** Digits of a number that was typed: "6" and "30" of "630", "1971" of "71". */
  #hasNumber(number: string): boolean {
    return (
      this.#writtenOut.has(number) ||
      this.#digits.some(
        (typed) =>
          typed.startsWith(number) ||
          typed.endsWith(number) ||
          (typed.length === 2 && /^(?:19|20)\d\d$/.test(number) && number.endsWith(typed)),
      )
    );
  }

  /** Whether the entry has a word, perhaps misspelled, shortened or in another form. */
  says(entered: string): boolean {
    const word = plain(entered);
    if (this.#words.has(word)) return true;
    if (/^\p{N}/u.test(word)) return false;
    if (this.#joined.has(word)) return true;
    return [...this.#words].some((typed) => isSame(typed, word));
  }
}

function isSame(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  const longer = Math.max(typed.length, word.length);
  const beginning = commonBeginning(typed, word);
  if (beginning === shorter && shorter > 2 && longer - shorter < 7) return true;
  // "deliver" and "delivery", "pies" and "pie"
  if (beginning > 2 && beginning >= longer * 0.6) return true;
  if (isWord(typed)) return false;
  return isShortFor(typed, word) || distance(typed, word) <= (longer > 5 ? 2 : 1);
}
