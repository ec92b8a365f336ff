import { shortestPrefix } from './index/term-dictionary.js';
import type { IndexedDocument, SearchSubject } from './search-subject.js';
import { foldWords, stemOf } from './words/words.js';

/**
 * All terms by which searches may find a document, for cache invalidation in the gateway: facets, the stems of all
 * words, and prefixes of those in short fields.
 */
export function findableTerms({ fields }: SearchSubject, document: IndexedDocument): string[] {
  const terms = new Set<string>(document.facets);
  document.texts.forEach((texts, at) => {
    for (const word of texts.flatMap((text) => foldWords(text ?? ''))) {
      terms.add(`~${stemOf(word)}`);
      if (!fields[at]?.short) continue;
      for (let end = shortestPrefix; end < word.length; end += 1) terms.add(word.slice(0, end));
      terms.add(word);
    }
  });
  return [...terms];
}
