interface TextForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Errors by field. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly onChange: (change: Partial<Record<Name, string>>) => void;
}

/** Id of a field's control, to focus it from an error. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;

/**
 * The attributes that all text and select controls of a form share: `<TextField label="City" {...control} />`.
 * @param form prefix of the ids, e.g. 'job-form'
 */
export function textControl<Name extends string>(
  form: string,
  { values, errors, onChange }: TextForm<Name>,
  field: Name,
) {
  return {
    id: fieldId(form, field),
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) =>
      onChange({ [field]: event.target.value } as Partial<Record<Name, string>>),
  };
}

/** Focuses a field that is on the screen; of a group, its first choice. */
export function focusField(form: string, field: string): void {
  const found = document.getElementById(fieldId(form, field));
  const target = found?.matches('fieldset')
    ? found.querySelector<HTMLElement>('input, select')
    : found;
  target?.focus();
}
