import { upperFirst } from '@commons/contracts/text/upper-first';
import { noteTags } from '../../typed-words/note-tagger.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';

/** So likely a word has to have a capital, and a bare number to be an amount or a time. */
const confidence = { capital: 0.6, number: 0.8 };

const isAmount = /^\d+(?:[.,]\d+)*$/;
const isTime = /^(?:[1-9]|1[0-2])[0-5]\d$/;

const isPlural = (word: TypedWord | undefined) =>
  word?.pos === 'NOUN' && word.gap === '' && /[^s]s$/.test(word.word);

/** "3,800 food boxes": nothing that costs so much. */
const countsThings = (words: readonly TypedWord[], at: number): boolean => {
  const [next, other] = [words[at + 1], words[at + 2]];
  return isPlural(next) || (next?.pos === 'NOUN' && next.gap === '' && isPlural(other));
};

/**
 * By word: how it is written within a sentence: "dalton" as "Dalton", "250 down" as "$250", "thursday 630" as "6:30".
 * Whatever else is typed stays.
 * @param texts the words as they are said to the reader
 */
export function writtenForms(
  request: string,
  words: readonly TypedWord[],
  texts: readonly string[],
  tool: RequestTool,
): string[] {
  const tags = noteTags(request, tool);
  return words.map((word, nth) => {
    const text = texts[nth] ?? word.text;
    const at = tags.placeOf(word);
    // "712-555-0139", "5-10"
    const isPart = /[-–/.]/.test(word.gap) || /^[-–/.]/.test(words[nth + 1]?.gap ?? '');
    const isNumber = (kind: string) =>
      !isPart && tags.probability('number', at, kind) >= confidence.number;
    if (isTime.test(text) && isNumber('time')) return `${text.slice(0, -2)}:${text.slice(-2)}`;
    if (isAmount.test(text) && !countsThings(words, nth) && isNumber('dollars')) return `$${text}`;
    // "iPhone", "u": only what is plainly a word.
    const isSmall = /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(text) && text === word.text;
    return isSmall && tags.probability('upper', at, 'upper') >= confidence.capital
      ? upperFirst(text)
      : text;
  });
}
