import type { SearchSubject } from '../search-subject.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { qualities, type WordGroup } from '../words/word-groups.js';

/** The later a synonym, the farther: "beauty shop", the tenth of "haircut", would make it Retail. */
const maxSynonyms = 6;

/**
 * The category that a trade belongs to: by the trade that solves a described problem, by its own words, else by those
 * that mean the same.
 */
export function categoryOfGroup(
  { typed, trade, alternatives }: Pick<WordGroup, 'typed' | 'trade' | 'alternatives'>,
  { categoryOf }: Pick<SearchSubject, 'categoryOf'>,
  vocabulary: Vocabulary,
): string | undefined {
  const synonyms = alternatives
    .filter(({ quality, words }) => quality === qualities.synonym && !vocabulary.isSpanish(words))
    .map(({ words }) => words);
  const names = [trade?.split(' ') ?? [], typed, ...synonyms];
  for (const words of names.slice(0, maxSynonyms + 2)) {
    const category = words.length > 0 ? categoryOf?.(words.join(' ')) : undefined;
    if (category) return category;
  }
  return undefined;
}
