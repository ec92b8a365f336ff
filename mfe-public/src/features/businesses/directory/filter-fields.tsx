import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { FilterSelect } from '@commons/ui/filter-fields';
import { Stack } from '@commons/ui/page';
import { say, t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { facetCounts } from '@commons/web-kit/search/facet-counts';
import { PlaceFields } from '@commons/web-kit/search/place-fields';
import { fetchOwnPlace } from '../businesses.api';
import {
  type BusinessFilters,
  type ChangeBusinessFilters,
  categoryChoices,
  ratingChoices,
} from './business-filters';

interface FilterFieldsProps {
  readonly filters: BusinessFilters;
  readonly onChange: ChangeBusinessFilters;
  /** Number of matches per choice. */
  readonly summary: SearchSummary | undefined;
}

/** All filters of the directory. Each applies as soon as it changes (D1 §4). */
export function FilterFields({ filters, onChange, summary }: FilterFieldsProps) {
  const api = useApi();
  return (
    <Stack>
      <CheckboxField
        label={t('openNow')}
        name="openNow"
        value="true"
        checked={filters.openNow}
        onChange={(event) => onChange({ openNow: event.target.checked })}
      />
      <FilterSelect
        label={t('category')}
        name="category"
        placeholder={t('anyCategory')}
        choices={categoryChoices}
        count={facetCounts(summary, 'category')}
        value={filters.category}
        onPick={(category) => onChange({ category })}
      />
      <PlaceFields
        areas={summary?.facets.location}
        fetchOwnPlace={() => fetchOwnPlace(api)}
        filters={filters}
        onChange={onChange}
      />
      <FilterSelect
        label={t('minimumRating')}
        name="rating"
        placeholder={t('anyRating')}
        options={ratingChoices}
        value={filters.rating}
        onPick={(rating) => onChange({ rating })}
      />
      <FilterSelect
        label={t('source')}
        name="source"
        placeholder={t('anySource')}
        options={sourceChoices.map(({ value, label }) => ({ value, label: say(label) }))}
        count={facetCounts(summary, 'source')}
        value={filters.source}
        onPick={(source) => onChange({ source: source as BusinessFilters['source'] })}
      />
      <CheckboxField
        label={t('hasReviews')}
        name="hasReviews"
        value="true"
        checked={filters.hasReviews}
        onChange={(event) => onChange({ hasReviews: event.target.checked })}
      />
      <CheckboxField
        label={t('hasPhotos')}
        name="hasGallery"
        value="true"
        checked={filters.hasGallery}
        onChange={(event) => onChange({ hasGallery: event.target.checked })}
      />
    </Stack>
  );
}
