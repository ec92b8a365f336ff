import type { TermDictionary } from '../index/term-dictionary.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { haveSameConsonants } from '../words/same-consonants.js';
import { errorsAllowed, typingErrors } from '../words/typing-errors.js';

/** Assumed number of documents of a vocabulary word that none has. */
const vocabularyWeight = 3;

/** Typos rarely hit the first letter of a short word: "mill" does not mean "hill". */
const shortWord = 5;

/** A word this rare may be a typo when a similar word is that many times as frequent. */
export const fewDocuments = 2;
const manyTimes = 20;

/** The words of an index. */
interface KnownWords {
  readonly terms: TermDictionary;
  documentsWith(term: string): number;
}

/** As it is written in the lists: "forest" has only the stem of one. */
const isTradeName = (word: string, vocabulary: Vocabulary) =>
  vocabulary.words.has(word) && vocabulary.isName([word]);

/** Documents that a word finds: with itself, or, as the English name of a trade, with another name of it. */
function reachOf(word: string, known: KnownWords, vocabulary: Vocabulary): number {
  const isTrade = isTradeName(word, vocabulary) && !vocabulary.isSpanish([word]);
  const counts = ((isTrade && vocabulary.of([word])) || [])
    .filter(({ same }) => same)
    .map(({ words }) => Math.min(...words.map((one) => known.documentsWith(one))));
  return Math.max(known.documentsWith(word), ...counts);
}

/** A common English word is rarely a typing error, except for one of a trade: a "message" may be a massage. */
function isTypoOf(corrected: string, word: string, vocabulary: Vocabulary): boolean {
  if (!vocabulary.problems.areEnglish([word])) return true;
  return isTradeName(corrected, vocabulary) && typingErrors(word, corrected, 1) === 1;
}

/** The typos among these words, each with its correction. */
export function correctedWords(
  words: readonly string[],
  known: KnownWords,
  vocabulary: Vocabulary,
): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  for (const word of words) {
    // "Cats" is known as "cat": no typo of "cars".
    if ([word, word.replace(/s$/, '')].some((one) => vocabulary.knows(one))) continue;
    const documents = known.documentsWith(word);
    const corrected = correctedWord(word, known, vocabulary);
    if (!corrected || !isTypoOf(corrected, word, vocabulary)) continue;
    // Documents have typos too: a rare word is one when a similar word is much more frequent.
    const isLikely = reachOf(corrected, known, vocabulary) >= documents * manyTimes;
    if (documents === 0 || (documents <= fewDocuments && isLikely)) replaced.set(word, corrected);
  }
  return replaced;
}

/** A long word with a single error is rarely another word. */
const longWord = 8;

/**
 * Whether a word that few documents have, in itself or as the beginning or the stem of another one, is the typo of a
 * trade that many have, or has a single error: "plumer" is no Plumerville, "plumming" no plum, one shop sells
 * "jewlery", and one job is of the "Public Adminstrator".
 */
export function isTypoOfTrade(
  word: string,
  found: number,
  known: KnownWords,
  vocabulary: Vocabulary,
): boolean {
  const corrected = correctedWords([word], known, vocabulary).get(word);
  if (!corrected) return false;
  const isSlip =
    word.length >= longWord &&
    vocabulary.words.has(corrected) &&
    word.at(-1) === corrected.at(-1) &&
    typingErrors(word, corrected, 1) === 1;
  if (!isSlip && !vocabulary.isName([corrected])) return false;
  return reachOf(corrected, known, vocabulary) >= found * manyTimes;
}

/**
 * The most likely correction: fewest errors, then the same first and last letter, the name of a trade and the
 * number of documents: "electrican" is an electrician, no electrical engineer. Undefined when no known word is close.
 */
export function correctedWord(
  word: string,
  words: KnownWords,
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
    const known =
      reachOf(other, words, vocabulary) + (vocabulary.words.has(other) ? vocabularyWeight : 0);
    if (known === 0) return;
    // Three times as many documents weigh as much as a fifth of an error.
    const first = other[0] === word[0] ? 0 : 4;
    const last = other.at(-1) === word.at(-1) ? 0 : 3;
    const trade = isTradeName(other, vocabulary) ? 0 : 4;
    const cost = errors * 8 + first + last + trade - Math.log2(known + 1);
    if (cost < least || (cost === least && other < (best as string))) {
      least = cost;
      best = other;
    }
  };
  for (const other of words.terms.near(word, most)) consider(other);
  for (const other of vocabulary.words) {
    if (other.length > 3 && Math.abs(other.length - word.length) <= most) consider(other);
  }
  const ofOne = word.endsWith('s') ? word.slice(0, -1) : undefined;
  return (
    best ??
    soundingLike(word, words, vocabulary) ??
    (ofOne && correctedWord(ofOne, words, vocabulary))
  );
}

/** The word of the vocabulary that has the same consonants, in most documents: "restraunt" is a restaurant. */
function soundingLike(word: string, words: KnownWords, vocabulary: Vocabulary): string | undefined {
  let best: string | undefined;
  let most = -1;
  for (const other of vocabulary.words) {
    if (!haveSameConsonants(word, other)) continue;
    const reach = reachOf(other, words, vocabulary);
    if (reach > most) [best, most] = [other, reach];
  }
  return best;
}
