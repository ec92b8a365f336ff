import { savedSearchNameMaximum } from '@commons/contracts/jobs/saved-search-lists';
import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A search in words: "baker, Part-time, in Little Rock, from $30,000". */
export function searchName(search: SearchToSave): string {
  const { salary_min: min, salary_max: max, within_miles: miles } = search;
  const place = search.location || search.near;
  const facts = [
    search.search,
    search.category,
    search.employment_type,
    search.experience_level,
    search.remote_ok && 'remote',
    place && (miles ? `within ${miles} miles of ${place}` : `in ${place}`),
    min !== undefined && `from ${dollars(min)}`,
    max !== undefined && `up to ${dollars(max)}`,
    search.has_salary && min === undefined && max === undefined && 'with pay',
  ];
  return facts.filter(Boolean).join(', ').slice(0, savedSearchNameMaximum) || 'All jobs';
}
