import {
  type FacetCount,
  type FacetName,
  facetNames,
  type SearchSummary,
} from '@commons/contracts/search/search-summary';
import { foldText } from '@commons/contracts/text/fold-text';
import { facetValue } from '../facet-term.js';
import type { SearchIndex } from '../index/search-index.js';
import type { CountedFacet } from '../search-subject.js';

const maxValues = 12;

/** Values of filters in addition to those that documents state. */
export type FurtherValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/**
 * Number of results per value of each filter.
 * @param matching the documents that match without this filter, or with another value of it
 * @param further values of filters that no document states as such, e.g. areas of the town
 */
export function facetCounts(
  index: SearchIndex,
  matching: (filter: FacetName, value?: string) => readonly number[],
  further: FurtherValues = {},
): SearchSummary['facets'] {
  const { facets = {} } = index.subject;
  const counted = facetNames.flatMap((name) => {
    const facet = facets[name];
    if (!facet) return [];
    const rows = counts(index, facet, new Set(matching(name)));
    const own = (further[name] ?? []).map((value) => ({
      value,
      total: matching(name, value).length,
    }));
    return [[name, mostFrequent([...own, ...rows])] as const];
  });
  return Object.fromEntries(counted);
}

function counts(index: SearchIndex, facet: CountedFacet, found: ReadonlySet<number>) {
  const rows: FacetCount[] = [];
  for (const { name, text } of facet.of) {
    for (const term of index.terms.facetsOf(name)) {
      const value = text(facetValue(term));
      const total = value ? countIn(index, term, found) : 0;
      if (value && total > 0) rows.push({ value, total });
    }
  }
  return rows;
}

/** The most frequent values; of two that are written alike, the first. */
function mostFrequent(rows: readonly FacetCount[]): FacetCount[] {
  const known = new Set<string>();
  return rows
    .filter(
      ({ value, total }) => total > 0 && !known.has(foldText(value)) && known.add(foldText(value)),
    )
    .sort((one, other) => other.total - one.total || (one.value < other.value ? -1 : 1))
    .slice(0, maxValues);
}

function countIn(index: SearchIndex, term: string, found: ReadonlySet<number>): number {
  const list = index.terms.get(term);
  let count = 0;
  for (let at = 0; list && at < list.size; at += 1) if (found.has(list.entry(at) >>> 8)) count += 1;
  return count;
}
