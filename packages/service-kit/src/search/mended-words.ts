import type { TermDictionary } from './term-dictionary.js';
import { errorsAllowed, typingErrors } from './typing-errors.js';
import type { Vocabulary } from './vocabulary.js';

/** A word of the vocabulary that no document has counts as if so many had it. */
const vocabularyWeight = 3;

/**
 * The known word that was most likely meant: few errors first, then the same first letter and how many documents have
 * it. Undefined when nothing is near.
 */
export function mendedWord(
  word: string,
  terms: TermDictionary,
  vocabulary: Vocabulary,
): string | undefined {
  const most = errorsAllowed(word);
  if (most === 0 || /\d/.test(word)) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const consider = (other: string) => {
    const errors = typingErrors(word, other, most);
    if (errors > most) return;
    const documents = terms.get(other)?.size ?? 0;
    const known = documents + (vocabulary.words.has(other) ? vocabularyWeight : 0);
    // Three times as many documents outweigh as much as a fifth of an error.
    const cost = errors * 8 + (other[0] === word[0] ? 0 : 4) - Math.log2(known + 1);
    if (cost < least || (cost === least && other < (best as string))) {
      least = cost;
      best = other;
    }
  };
  for (const other of terms.near(word, most)) consider(other);
  for (const other of vocabulary.words) {
    if (other.length > 3 && Math.abs(other.length - word.length) <= most) consider(other);
  }
  return best;
}
