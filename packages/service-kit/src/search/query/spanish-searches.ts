import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { longestPhrase } from '../words/phrases.js';
import { onlySpanishWords } from '../words/spanish-small-words.js';

/** Whether a search is Spanish: it has a word or a phrase that only exists in Spanish. */
export function isSpanishSearch(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.some(
    (word, at) =>
      onlySpanishWords.has(word) ||
      Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, more) =>
        words.slice(at, at + more + 1),
      ).some((phrase) => vocabulary.isSpanish(phrase)),
  );
}
