import { type EnteredNumber, numbersIn } from './entered-numbers.js';

/** A word or mark of a situation; numbers stand as "#", "#$", "#%", and years as "#y". */
export interface SituationWord {
  readonly word: string;
  readonly number?: EnteredNumber | undefined;
}

/** The two entries of the advisor, in words. */
export interface SituationWords {
  readonly situation: readonly SituationWord[];
  readonly outcome: readonly SituationWord[];
}

const signs = { money: '#$', percent: '#%', count: '#' } as const;

/** "Open since 2019": a year is told by its looks. */
const year = /^(?:19[5-9]\d|20[0-4]\d)$/;

const signOf = ({ kind, text }: EnteredNumber) => (year.test(text) ? '#y' : signs[kind]);

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/['’]/g, '');

const pieces = /[\p{L}\p{M}'’]+|\d+|[.!?;:,()\n/–—-]/gu;

function wordsOf(text: string): SituationWord[] {
  const words: SituationWord[] = [];
  let at = 0;
  const add = (to: number) => {
    for (const [piece] of text.slice(at, to).matchAll(pieces)) words.push({ word: plain(piece) });
  };
  for (const number of numbersIn(text)) {
    add(number.start);
    words.push({ word: signOf(number), number });
    at = number.end;
  }
  add(text.length);
  return words;
}

/** The words of a situation and of what its owner wants. */
export const situationWords = (situation: string, outcome: string): SituationWords => ({
  situation: wordsOf(situation),
  outcome: wordsOf(outcome),
});
