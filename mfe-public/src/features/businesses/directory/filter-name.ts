import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { WiderSearch } from '@commons/contracts/search/search-summary';
import { t, translate } from '@commons/ui/text/texts';
import { type BusinessFilters, ratingChoices } from './business-filters';

/** The label of a filter, by its field name in the search call. */
export function filterName(
  { field, value }: WiderSearch['without'],
  { location }: BusinessFilters,
): string {
  if (field === 'within_miles') return t('withinMiles', { value, location: location.trim() });
  if (field === 'hasReviews') return t('hasReviews');
  if (field === 'hasGallery') return t('hasPhotos');
  if (field === 'openNow') return t('openNow');
  const choices = field === 'rating' ? ratingChoices : field === 'source' ? sourceChoices : [];
  return translate(choices.find((choice) => choice.value === value)?.label ?? value);
}
