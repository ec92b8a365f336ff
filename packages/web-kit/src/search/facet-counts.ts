import type { FacetName, SearchSummary } from '@commons/contracts/search/search-summary';
import type { ChoiceCount } from '@commons/ui/forms/choice-options';

/** Most values per facet in a summary: the count of one that is missing then is unknown. */
const maxValues = 12;

/** Number of results per filter value; undefined while unknown. */
export function facetCounts(
  summary: SearchSummary | undefined,
  facet: FacetName,
): ChoiceCount | undefined {
  const counts = summary?.facets[facet];
  if (!counts) return undefined;
  const totals = new Map(counts.map(({ value, total }) => [value.toLowerCase(), total]));
  const others = counts.length < maxValues ? 0 : undefined;
  return (value) => totals.get(value.toLowerCase()) ?? others;
}
