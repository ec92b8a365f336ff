import type { FieldErrors } from './listing-form.rules';
import type { ListingField, ListingFormValues, TextFieldName } from './listing-form.values';

/** What the fields of a step need: the values, what is wrong with them, and where a change goes. */
export interface StepProps {
  readonly values: ListingFormValues;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<ListingFormValues>) => void;
}

const fieldId = (field: ListingField) => `listing-form-${field}`;

/** The attributes that every typed or chosen control of the form shares. */
export function control({ values, errors, onChange }: StepProps, field: TextFieldName) {
  return {
    id: fieldId(field),
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  };
}

/** The list, and the present value where an older listing has one that is not on it. */
export function optionsWith(list: readonly string[], ...present: readonly string[]): string[] {
  return [...new Set([...list, ...present.filter(Boolean)])];
}

/** Puts the cursor into a field of the open step; groups have theirs on the first choice. */
export function focusField(field: ListingField): void {
  const found = document.getElementById(fieldId(field));
  const target = found?.matches('fieldset')
    ? found.querySelector<HTMLElement>('input, select')
    : found;
  target?.focus();
}
