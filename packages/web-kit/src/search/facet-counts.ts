import type { FacetName, SearchSummary } from '@commons/contracts/search/search-summary';
import type { ChoiceCount } from '@commons/ui/choice-options';

/** So many values of a facet the server names at most: of one that is missing then, nothing is known. */
const mostValues = 12;

/** How many of what was searched each value of a filter has; undefined while that is not known. */
export function facetCounts(
  summary: SearchSummary | undefined,
  facet: FacetName,
): ChoiceCount | undefined {
  const counts = summary?.facets[facet];
  if (!counts) return undefined;
  const totals = new Map(counts.map(({ value, total }) => [value.toLowerCase(), total]));
  const others = counts.length < mostValues ? 0 : undefined;
  return (value) => totals.get(value.toLowerCase()) ?? others;
}
