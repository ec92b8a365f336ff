import { errorMessage, isApiError, type OwnTexts } from './api-error.js';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What to say of an empty required field, by name. */
export type MissingWords = Readonly<Record<string, string>>;

/** Checks what HTML knows (required, e-mail type) and says it in our words instead of the browser's. */
export function checkForm(form: HTMLFormElement, missing: MissingWords): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name], textarea[name]',
  )) {
    if (field.validity.valueMissing || isBlank(field))
      errors[field.name] = missing[field.name] ?? 'Fill this in.';
    else if (field.validity.typeMismatch) {
      errors[field.name] = 'Enter an email address like name@example.com.';
    }
  }
  return errors;
}

/** Blanks are no answer to a required question; a password may be of blanks. */
const isBlank = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.required && field.type !== 'password' && field.type !== 'checkbox' && !field.value.trim();

/** Puts the cursor into the first field that has an error; false when there is none. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('[name]')].find(
    ({ name }) => errors[name],
  );
  wrong?.focus();
  return wrong !== undefined;
}

/** The fields a 422 answer names, so that its words can stand beside them. */
export function refusedFields(error: unknown): FieldErrors {
  if (!isApiError(error) || !Array.isArray(error.detail)) return {};
  return Object.fromEntries(error.detail.map(({ loc, msg }) => [String(loc[1]), msg]));
}

/**
 * The text of a failure above or below the form. What stands beside its field already is not said again, and with the
 * key of the field; where anything has no field on this screen, the whole is said as everywhere.
 * @param shown what stands beside the fields
 */
export function formMessage(error: unknown, shown: FieldErrors, own?: string | OwnTexts): string {
  const said = new Set(Object.values(shown));
  const isBesideFields =
    isApiError(error) &&
    Array.isArray(error.detail) &&
    error.detail.length > 0 &&
    error.detail.every(({ msg }) => said.has(msg));
  return isBesideFields ? checkFields : errorMessage(error, own);
}

const checkFields = 'Please check the marked fields.';

/** The text of a named field as it was typed. */
export const typed = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
