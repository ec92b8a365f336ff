import type { WordGroup } from '../words/word-groups.js';
import type { SearchIndex } from './search-index.js';
import { wordForms } from './word-forms.js';

/** Whether an index has any document for a group, by one of its alternatives. */
export function isInIndex(index: SearchIndex, { alternatives }: WordGroup): boolean {
  const { terms, documents } = index;
  const isThere = (term: string) => index.documentsWith(term) > 0;
  return alternatives.some((alternative) => {
    if (alternative.facet) return isThere(alternative.facet);
    const lists = alternative.words.map((word) =>
      wordForms(terms, word, alternative).filter(({ term }) => isThere(term)),
    );
    if (!lists.every((forms) => forms.length > 0)) return false;
    if (!alternative.adjacent) return true;
    const phrase = ` ${alternative.words.join(' ')} `;
    return documents.phrases.some((text) => text.includes(phrase));
  });
}
