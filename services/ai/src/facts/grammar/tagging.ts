import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';
import { memoized } from '../memo.js';

/** A word with its part of speech, and where it is in the text. */
export interface Tagged {
  readonly text: string;
  readonly lower: string;
  /** Of the universal tag set: NOUN, VERB, AUX, PRON, DET, ADP … */
  readonly pos: string;
  readonly start: number;
  readonly end: number;
}

/** The language model; it is large, and loaded here alone. */
const wink = winkNlp(model, ['sbd', 'pos']);

/** The number of a word in the model. */
export const idOf = (word: string): number =>
  Number(wink.readDoc(word).tokens().itemAt(0)?.out(wink.its.uniqueId) ?? 0);

/** Words that the model does not know are numbered from here on, in the order of the texts that have them. */
export const firstUnknownId = idOf('zqxvzqxv');

/** Words whose tag the model gets wrong in notes. */
const fixed: Readonly<Record<string, string>> = {
  free: 'ADJ',
  open: 'ADJ',
  please: 'INTJ',
  thanks: 'INTJ',
  sorry: 'ADJ',
  till: 'ADP',
  until: 'ADP',
  per: 'ADP',
  install: 'NOUN',
  total: 'NOUN',
};

/** Verbs that the model takes for nouns after a noun: "deposit stays the same". */
const plainVerbs =
  /^(?:stays?|starts|ends|opens|closes|needs|costs?|comes|goes|moves|remains|includes|ships|arrives|expires|leaks|sticks|works?)$/;

/** "The SAT is in six weeks": letters that stand for a name, in a text that is not all capitals; "we can't DJ it" is a deed. */
const isAcronym = (word: string, text: string) => /^[A-Z]{2,}$/.test(word) && /[a-z]/.test(text);

/** Words with their parts of speech, from wink. Contractions are two words: "we" and "'re". */
export const tagged = memoized((text): Tagged[] => {
  const words: Tagged[] = [];
  let from = 0;
  wink
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const word = token.out();
      const start = text.indexOf(word, from);
      if (start < 0) return;
      from = start + word.length;
      const lower = word.toLowerCase();
      words.push({
        text: word,
        lower,
        pos: fixed[lower] ?? String(token.out(wink.its.pos)),
        start,
        end: from,
      });
    });
  for (const [at, word] of words.entries()) {
    if (
      word.pos === 'VERB' &&
      isAcronym(word.text, text) &&
      !/^(?:AUX|PART|PRON)$/.test(words[at - 1]?.pos ?? '')
    )
      words[at] = { ...word, pos: 'PROPN' };
    // "I baked you a cake"
    if (
      word.pos === 'ADJ' &&
      /ed$/.test(word.lower) &&
      /^(?:i|we|you|he|she|they)$/.test(words[at - 1]?.lower ?? '') &&
      /^(?:DET|PRON|PROPN|NUM)$/.test(words[at + 1]?.pos ?? '')
    )
      words[at] = { ...word, pos: 'VERB' };
    if (
      !isNoun(word) ||
      !plainVerbs.test(word.lower) ||
      !(
        /^(?:NOUN|PROPN|ADV)$/.test(words[at - 1]?.pos ?? '') ||
        // "a team of four costs $480"
        (words[at - 1]?.pos === 'NUM' && words[at - 2]?.lower === 'of')
      )
    )
      continue;
    const next = words[at + 1]?.pos;
    if (!next || /^(?:DET|ADP|PROPN|NUM|SYM|ADJ|ADV|PRON|PUNCT)$/.test(next))
      words[at] = { ...word, pos: 'VERB' };
  }
  return words;
});

export const isVerb = (word: Tagged | undefined): boolean =>
  word?.pos === 'VERB' || word?.pos === 'AUX';
export const isNoun = (word: Tagged | undefined): boolean =>
  word?.pos === 'NOUN' || word?.pos === 'PROPN';
