import { textControl } from '@commons/ui/form-control';
import type { ListingFormValues, TextFieldName } from './listing-form.values';
import { type FieldErrors, isRequired } from './listing-form-rules';

/** Prefix of the ids of its fields. */
export const listingForm = 'listing-form';

/** What the fields of a step need: the values, what is wrong with them, and where a change goes. */
export interface StepProps {
  readonly values: ListingFormValues;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<ListingFormValues>) => void;
}

/** The attributes that every typed or chosen control of the form shares; a required one is marked. */
export const control = (props: StepProps, field: TextFieldName) => ({
  ...textControl(listingForm, props, field),
  ...(isRequired(field) && { 'aria-required': true, marked: true }),
});

/** The list, and the present value where an older listing has one that is not on it. */
export function optionsWith(list: readonly string[], ...present: readonly string[]): string[] {
  return [...new Set([...list, ...present.filter(Boolean)])];
}
