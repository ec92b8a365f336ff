import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { Stack } from '@commons/ui/layout/page';
import { FilterSelect } from '@commons/ui/search/filter-fields';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { filterProps } from '@commons/web-kit/search/filter-props';
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

/** All filters of the directory. */
export function FilterFields({ filters, onChange, summary }: FilterFieldsProps) {
  const api = useApi();
  const { select, checkbox } = filterProps({ filters, onChange, summary });
  return (
    <Stack>
      <CheckboxField {...checkbox('openNow')} label={t('openNow')} />
      <FilterSelect
        {...select('category')}
        label={t('category')}
        placeholder={t('anyCategory')}
        choices={categoryChoices}
      />
      <PlaceFields
        areas={summary?.facets.location}
        fetchOwnPlace={() => fetchOwnPlace(api)}
        filters={filters}
        onChange={onChange}
      />
      <FilterSelect
        {...select('rating')}
        label={t('minimumRating')}
        placeholder={t('anyRating')}
        options={ratingChoices}
      />
      <FilterSelect
        {...select('source')}
        label={t('source')}
        placeholder={t('anySource')}
        options={sourceChoices.map(({ value, label }) => ({ value, label: translate(label) }))}
      />
      <CheckboxField {...checkbox('hasReviews')} label={t('hasReviews')} />
      <CheckboxField {...checkbox('hasGallery')} label={t('hasPhotos')} />
    </Stack>
  );
}
