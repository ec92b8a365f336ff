import { encodedEntry } from '../../../encoder/encoded-entry.js';
import { memoized } from '../../../facts/memo.js';
import { typedWords } from '../../../facts/typed-words/typed-words.js';
import { combined, type Probabilities, probabilitiesOf } from '../../../labelling/classify.js';
import { labelWeights } from '../../../labelling/label-weights.js';
import { questionFeatures } from './question-features.js';
import type { SituationWords } from './situation-words.js';

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
const maxWords = 150;

/** How likely the encoder thinks each kind. */
const encodedKinds = memoized((text): Probabilities => {
  const words = typedWords(text).slice(0, maxWords);
  return encodedEntry(words, '', 'advice').probabilities('kind');
});

/** How much the encoder counts; the features count for the rest of 1. */
const encoderShare = 0.5;

/**
 * How likely each kind of problem is, by the id of its plan (decision B211): by words in their order, as the encoder
 * knows them, and by the words and rows of words that were learned beside it.
 * @param words of the entries
 * @param weights other ones are only for measuring
 */
export const problemKinds = (
  entries: Situation,
  words: SituationWords,
  weights = labelWeights('advice-kind'),
): Probabilities =>
  combined(
    probabilitiesOf(weights, questionFeatures(words, entries.challenge)),
    encodedKinds(situationText(entries)),
    encoderShare,
  );
