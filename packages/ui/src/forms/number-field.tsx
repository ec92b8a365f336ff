import { TextField, type TextFieldProps } from './text-field';

/**
 * A text field for an amount, a rate or a count: with a numeric keyboard on phones, and with commas, which
 * `type="number"` refuses. `required` is for assistive technology only: the form reports missing values itself.
 */
export function NumberField({ required, ...field }: TextFieldProps) {
  return <TextField aria-required={required} autoComplete="off" inputMode="decimal" {...field} />;
}
