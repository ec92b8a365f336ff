import type { PayRange } from '../query/pay-words.js';
import type { SearchSubject } from '../search-subject.js';
import type { WordGroup } from '../words/word-groups.js';
import { foldWords } from '../words/words.js';
import type { SearchRequest } from './search-request.js';

/** A condition as part of a search request, absent when there is none. */
export const onlyIf = (only: SearchRequest['only']) => (only ? { only } : {});

/** Adds the pay range named by the words to a search's condition. */
export function withPay(
  only: SearchRequest['only'],
  range: PayRange | undefined,
  { pay }: SearchSubject,
): SearchRequest['only'] {
  if (!range || !pay) return only;
  return (number, attached) =>
    (only?.(number, attached) ?? true) &&
    (range.least === undefined || (number(pay.to) ?? -1) >= range.least) &&
    (range.most === undefined || (number(pay.from) ?? Number.POSITIVE_INFINITY) <= range.most);
}

const anyName = (names: readonly string[]): WordGroup => ({
  typed: [],
  alternatives: names.map((name) => ({ words: foldWords(name), quality: 1, prefix: true })),
  place: true,
});

/** Conditions of the filters: words of the place, and terms. They do not affect the score. */
export function filterGroups(request: SearchRequest): WordGroup[] {
  const { location = '', placeNames, facets = [], anyFacet } = request;
  const places: WordGroup[] = [...new Set(foldWords(location))].slice(0, 16).map((word) => ({
    typed: [word],
    alternatives: [{ words: [word], quality: 1, prefix: true }],
    place: true,
  }));
  const anyOf = (list: readonly string[]) => ({
    typed: [],
    alternatives: list.map((facet) => ({ words: [], quality: 1, facet })),
  });
  return [
    ...places,
    ...(placeNames ? [anyName(placeNames)] : []),
    ...facets.map((facet) => anyOf([facet])),
    ...(anyFacet ? [anyOf(anyFacet)] : []),
  ];
}
