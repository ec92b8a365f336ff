import { negations, stopWords } from '../words/stop-words.js';
import { qualities, type WordGroup } from '../words/word-groups.js';

/**
 * "No weekends", "without a degree": one condition, which a document states in these words or not at all.
 * @param lengthAt number of words of the phrase that begins at a word
 */
export function conditionAt(
  words: readonly string[],
  at: number,
  lengthAt: (from: number) => number,
): WordGroup | undefined {
  if (!negations.has(words[at] ?? '')) return undefined;
  let from = at + 1;
  while (from < words.length && stopWords.has(words[from] as string)) from += 1;
  if (from === words.length) return undefined;
  const length = lengthAt(from);
  const excluded = words.slice(from, from + length);
  return {
    typed: words.slice(at, from + length),
    alternatives: [...negations].map((negation) => ({
      words: [negation, ...excluded],
      quality: qualities.typed,
      together: true,
    })),
    condition: true,
  };
}

/** Words that make a quality of the word before them. */
const qualityWords = new Set(['friendly', 'owned', 'accessible']);

/** "Pet friendly", "black owned": one quality, which hardly any document states; the dog alone means something else. */
export function qualityAt(words: readonly string[], at: number): WordGroup | undefined {
  if (!qualityWords.has(words[at + 1] ?? '')) return undefined;
  const typed = words.slice(at, at + 2);
  return {
    typed,
    alternatives: [{ words: typed, quality: qualities.typed, together: true }],
    optional: true,
  };
}
