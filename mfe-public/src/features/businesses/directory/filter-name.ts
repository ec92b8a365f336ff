import type { WiderSearch } from '@commons/contracts/search-summary';
import { sourceChoices } from '@commons/contracts/source-lists';
import { type BusinessFilters, ratingChoices } from './business-filters';

/** The label of a filter, by its field name in the search call. */
export function filterName(
  { field, value }: WiderSearch['without'],
  { location }: BusinessFilters,
): string {
  if (field === 'within_miles') return `within ${value} miles of ${location.trim()}`;
  if (field === 'hasReviews') return 'Has reviews';
  if (field === 'hasGallery') return 'Has photos';
  if (field === 'openNow') return 'Open now';
  const choices = field === 'rating' ? ratingChoices : field === 'source' ? sourceChoices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
