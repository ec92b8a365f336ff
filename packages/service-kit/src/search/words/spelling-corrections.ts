import type { TermDictionary } from '../index/term-dictionary.js';
import type { Vocabulary } from '../vocabulary.js';
import { errorsAllowed, typingErrors } from './typing-errors.js';

/** Assumed number of documents of a vocabulary word that none has. */
const vocabularyWeight = 3;

/** Typos rarely hit the first letter of a short word: "mill" does not mean "hill". */
const shortWord = 5;

/**
 * The most likely correction: fewest errors, then the same first letter and the number of documents. Undefined when no
 * known word is close.
 */
export function correctedWord(
  word: string,
  { terms, documentsWith }: { terms: TermDictionary; documentsWith(term: string): number },
  vocabulary: Vocabulary,
): string | undefined {
  const most = errorsAllowed(word);
  if (most === 0 || /\d/.test(word)) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const consider = (other: string) => {
    if (other === word || (word.length <= shortWord && other[0] !== word[0])) return;
    const errors = typingErrors(word, other, most);
    if (errors > most) return;
    const known = documentsWith(other) + (vocabulary.words.has(other) ? vocabularyWeight : 0);
    if (known === 0) return;
    // Three times as many documents weigh as much as a fifth of an error.
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
