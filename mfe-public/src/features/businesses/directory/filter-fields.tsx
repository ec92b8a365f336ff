import { sourceChoices } from '@commons/contracts/source-lists';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { FilterSelect, PlaceFilter } from '@commons/ui/filter-fields';
import { Stack } from '@commons/ui/page';
import {
  type BusinessFilters,
  type ChangeBusinessFilters,
  categoryChoices,
  ratingChoices,
} from './business-filters';

interface FilterFieldsProps {
  readonly filters: BusinessFilters;
  readonly onChange: ChangeBusinessFilters;
}

/** All filters of the directory; each works as soon as it is changed (D1 §4). */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <Stack>
      <FilterSelect
        label="Category"
        placeholder="Any category"
        choices={categoryChoices}
        value={filters.category}
        onPick={(category) => onChange({ category })}
      />
      <PlaceFilter
        value={filters.location}
        onText={(location) => onChange({ location }, { replace: true })}
      />
      <FilterSelect
        label="Minimum rating"
        placeholder="Any rating"
        options={ratingChoices}
        value={filters.rating}
        onPick={(rating) => onChange({ rating })}
      />
      <FilterSelect
        label="Source"
        placeholder="Any source"
        options={sourceChoices}
        value={filters.source}
        onPick={(source) => onChange({ source: source as BusinessFilters['source'] })}
      />
      <CheckboxField
        label="Has reviews"
        checked={filters.hasReviews}
        onChange={(event) => onChange({ hasReviews: event.target.checked })}
      />
      <CheckboxField
        label="Has photos"
        checked={filters.hasGallery}
        onChange={(event) => onChange({ hasGallery: event.target.checked })}
      />
    </Stack>
  );
}
