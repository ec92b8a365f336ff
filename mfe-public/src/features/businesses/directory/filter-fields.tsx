import { CheckboxField } from '@commons/ui/checkbox-field';
import { ChoiceOptions } from '@commons/ui/choice-options';
import { DelayedField } from '@commons/ui/delayed-field';
import { Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
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
      <SelectField
        label="Category"
        placeholder="Any category"
        value={filters.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <ChoiceOptions {...categoryChoices} />
      </SelectField>
      <DelayedField
        label="Location"
        placeholder="City, state or ZIP"
        maxLength={120}
        value={filters.location}
        onText={(location) => onChange({ location }, { replace: true })}
      />
      <SelectField
        label="Minimum rating"
        placeholder="Any rating"
        options={ratingChoices}
        value={filters.rating}
        onChange={(event) => onChange({ rating: event.target.value })}
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
