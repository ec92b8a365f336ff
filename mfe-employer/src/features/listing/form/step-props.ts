import {
  listingInputEntries,
  listingInputLimits,
  typedListLimit,
} from '@commons/contracts/field-limits';
import { textControl } from '@commons/ui/forms/form-control';
import type { ListingFormValues, TextFieldName } from '../listing-form.values';
import { type FieldErrors, isRequired } from './listing-form-rules';

/** Prefix of the field ids. */
export const listingForm = 'listing-form';

/** Props of every step: values, errors and change handler. */
export interface StepProps {
  readonly values: ListingFormValues;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<ListingFormValues>) => void;
}

/** Attributes common to all text controls of the form; a required one is marked. */
export const control = (props: StepProps, field: TextFieldName) => ({
  ...textControl(listingForm, props, field),
  ...(isRequired(field) && { 'aria-required': true, marked: true }),
});

/** Maximum length of a list of words that is typed into one field. */
export const typedList = (field: keyof typeof listingInputEntries) =>
  typedListLimit(listingInputEntries[field], listingInputLimits[field]);

/** The list, plus the current value if it is not in the list, e.g. of an older listing. */
export function optionsWith(list: readonly string[], ...present: readonly string[]): string[] {
  return [...new Set([...list, ...present.filter(Boolean)])];
}
