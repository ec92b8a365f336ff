import { TextField, type TextFieldProps } from '@commons/ui/text-field';

/** A text field for a number: with the number keys of a phone, and commas as one types them. */
export function NumberField({ required, ...field }: TextFieldProps) {
  return <TextField aria-required={required} autoComplete="off" inputMode="decimal" {...field} />;
}
