import type { SearchSubject } from '../search-subject.js';
import { qualities, type WordGroup } from './word-groups.js';

/** The later a synonym, the farther: "beauty shop", the tenth of "haircut", would make it Retail. */
const mostSynonyms = 6;

/** The category that a trade belongs to: by its own words, else by those that mean the same. */
export function categoryOfGroup(
  { typed, trade, alternatives }: Pick<WordGroup, 'typed' | 'trade' | 'alternatives'>,
  { categoryOf }: Pick<SearchSubject, 'categoryOf'>,
): string | undefined {
  const synonyms = alternatives.filter(({ quality }) => quality === qualities.synonym);
  const names = [typed, trade?.split(' ') ?? [], ...synonyms.map(({ words }) => words)];
  for (const words of names.slice(0, mostSynonyms + 2)) {
    const category = words.length > 0 ? categoryOf?.(words.join(' ')) : undefined;
    if (category) return category;
  }
  return undefined;
}
