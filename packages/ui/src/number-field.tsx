import { TextField, type TextFieldProps } from './text-field';

/**
 * A text field for an amount, a rate or a count: with the number keys of a phone, and commas as one types them, which
 * `type="number"` refuses. `required` is for assistive technology only: the form reports missing values itself.
 */
export function NumberField({ required, ...field }: TextFieldProps) {
  return <TextField aria-required={required} autoComplete="off" inputMode="decimal" {...field} />;
}
