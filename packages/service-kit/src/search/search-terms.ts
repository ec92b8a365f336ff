import { foldText } from '@commons/contracts/fold-text';
import { stemmer } from 'stemmer';

export { foldText } from '@commons/contracts/fold-text';

/** Most terms of one document (architecture §7): a multikey index holds one entry for each. */
export const maximumSearchTerms = 300;

/** Terms of the short fields end here, so that a long title leaves room for the text. */
const maximumShortTerms = 220;
/** A word matches by prefix from its third letter (decision A66). */
const shortestPrefix = 3;
/** Longer words count by their first 20 characters only. */
const longestWord = 20;
/** Further words of one search are ignored. */
const maximumTypedWords = 16;

/** Stems of long text carry this mark: the stem `new` of "news" must not find the title "Newark". */
const stemMark = '~';

/**
 * The words of a text, folded. Trailing + and # belong to their word (C++, C#); apostrophes are dropped
 * ("driver's" → "drivers"); everything else that is neither letter nor digit separates (decision A66).
 */
export function foldWords(text: string): string[] {
  const words = foldText(text)
    .replace(/['’`]/g, '')
    .match(/[\p{L}\p{N}]+[+#]*/gu);
  return (words ?? []).map((word) => [...word].slice(0, longestWord).join(''));
}

function wordTerms(word: string): string[] {
  const terms: string[] = [];
  for (let length = shortestPrefix; length < word.length; length += 1) {
    terms.push(word.slice(0, length));
  }
  return [...terms, word];
}

function stemTerm(word: string): string {
  if (word.length < shortestPrefix) return word;
  return `${stemMark}${/^[a-z]+$/.test(word) ? stemmer(word) : word}`;
}

/** What a document is found by; all texts unfolded, absent ones left out by the caller or given as undefined. */
export interface SearchableTexts {
  /** Title, company or business name, category: found by prefix from the third letter. */
  readonly short: readonly (string | undefined)[];
  /** Long texts in order of importance: found by whole words after stemming. Cut when the terms are used up. */
  readonly long: readonly (string | undefined)[];
  /** Ready terms of other kinds, e.g. from {@link placeTerms}; they are never cut. */
  readonly extra?: readonly string[];
}

/**
 * The `search_terms` of a document (decision A66): prefixes of the short fields, stemmed whole words of the long
 * texts, words under three letters whole; at most 300, each once.
 */
export function searchTermsOf(texts: SearchableTexts): string[] {
  const extra = new Set(texts.extra ?? []);
  const terms = new Set<string>();
  for (const word of texts.short.flatMap((text) => foldWords(text ?? ''))) {
    for (const term of wordTerms(word)) {
      if (terms.size < maximumShortTerms) terms.add(term);
    }
  }
  const room = maximumSearchTerms - extra.size;
  for (const word of texts.long.flatMap((text) => foldWords(text ?? ''))) {
    if (terms.size >= room) break;
    terms.add(stemTerm(word));
  }
  return [...extra, ...terms];
}

/**
 * What one typed word may match: itself (prefix of a short field, or a short word whole), or its stem in the long
 * text.
 */
export function typedWordTerms(word: string): string[] {
  const stem = stemTerm(word);
  return stem === word ? [word] : [word, stem];
}

/** The words of a search as typed, folded, each once, at most 16. */
export function typedWords(search: string): string[] {
  return [...new Set(foldWords(search))].slice(0, maximumTypedWords);
}

const placeMark = '@';

/** Terms by which a document is found by its place (city, state, ZIP, …): prefixes, apart from the other words. */
export function placeTerms(places: readonly (string | undefined)[]): string[] {
  const words = places.flatMap((place) => foldWords(place ?? ''));
  return [...new Set(words.flatMap(wordTerms))].slice(0, 60).map((term) => placeMark + term);
}

/** A condition on the field `search_terms`, to be spread into a query that has no `$and` of its own. */
export interface TermFilter {
  search_terms?: { $all: string[] } | { $in: string[] };
  $and?: { search_terms: { $in: string[] } }[];
}

/**
 * A term for a property that is filtered by whole, e.g. `facetTerm('type', 'full-time')`: one index then answers words
 * and filters together.
 */
export const facetTerm = (name: string, value: string): string => `=${name}:${foldText(value)}`;

/**
 * The condition of a search over `search_terms`; empty when nothing was asked. All words must match, in any order.
 * @param search words as typed, for title, company or name, category and text
 * @param place words as typed, for the place alone
 * @param facets ready terms that must all be there, from {@link facetTerm}
 */
export function termFilter(
  search?: string,
  place?: string,
  facets: readonly string[] = [],
): TermFilter {
  const words = typedWords(search ?? '').map(typedWordTerms);
  const whole = words.filter((terms) => terms.length === 1).flat();
  const either = words.filter((terms) => terms.length > 1);
  const places = typedWords(place ?? '').map((word) => placeMark + word);
  const all = [...facets, ...whole, ...places];
  if (all.length === 0 && either[0] && either.length === 1)
    return { search_terms: { $in: either[0] } };
  return {
    ...(all.length > 0 && { search_terms: { $all: all } }),
    ...(either.length > 0 && { $and: either.map((terms) => ({ search_terms: { $in: terms } })) }),
  };
}
