import { encodedEntry } from '../../../encoder/encoded-entry.js';
import { memoized } from '../../../facts/memo.js';
import { typedWords } from '../../../facts/typed-words/typed-words.js';
import type { Probabilities } from '../../../labelling/classify.js';

/** The entries of the advisor that are read as one. */
export interface Situation {
  readonly situation: string;
  readonly outcome: string;
  readonly challenge: string;
}

/** A situation as it is read. */
export const situationText = ({ situation, outcome, challenge }: Situation): string =>
  `${challenge}.\n${situation}\n${outcome}`;

/** What kind of problem it is, stands in its first words. */
const mostWords = 150;

const kindsOf = memoized((text): Probabilities => {
  const words = typedWords(text).slice(0, mostWords);
  return encodedEntry(words, '', 'advice').probabilities('kind');
});

/** How likely each kind of problem is, by the id of its plan (decision B211). */
export const problemKinds = (entries: Situation): Probabilities => kindsOf(situationText(entries));
