import { t, translate } from '@commons/ui/text/texts';
import { errorMessage, isApiError, type OwnTexts } from '../api/api-error.js';

/** Errors by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Messages for empty required fields, by name. */
export type MissingTexts = Readonly<Record<string, string>>;

/** Runs HTML validation (required, e-mail type) with our messages instead of the browser's. */
export function checkForm(form: HTMLFormElement, missing: MissingTexts): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name], textarea[name]',
  )) {
    if (field.validity.valueMissing || isBlank(field))
      errors[field.name] = missing[field.name] ?? t('fillThisIn');
    else if (field.validity.typeMismatch) {
      errors[field.name] = t('enterEmailAddressLike');
    }
  }
  return errors;
}

/** Blanks do not satisfy a required field, except in a password. */
const isBlank = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.required && field.type !== 'password' && field.type !== 'checkbox' && !field.value.trim();

/** Focuses the first invalid field; false when there is none. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('[name]')].find(
    ({ name }) => errors[name],
  );
  wrong?.focus();
  return wrong !== undefined;
}

/** Where the server found an error: `['body', 'contact_info', 'phone']`. */
export type ErrorPlace = readonly (string | number)[];

/**
 * Errors of a 422 answer by field, the first of each, to be shown next to the fields.
 * @param nameOf gives the name of the field on the screen; undefined: it has none
 */
export function refusedFields(
  error: unknown,
  nameOf: (place: ErrorPlace) => string | undefined = (place) => String(place[1]),
): FieldErrors {
  const fields: Record<string, string> = {};
  if (!isApiError(error) || !Array.isArray(error.detail)) return fields;
  for (const { loc, msg } of error.detail) {
    const name = nameOf(loc);
    if (name !== undefined) fields[name] ??= translate(msg);
  }
  return fields;
}

/**
 * The message above or below a form. Errors that are already shown next to their fields are not repeated; when one of
 * them has no field on this screen, the full message is shown.
 * @param shown errors shown next to the fields
 */
export function formMessage(error: unknown, shown: FieldErrors, own?: string | OwnTexts): string {
  const said = new Set(Object.values(shown));
  const isShownAtFields =
    isApiError(error) &&
    Array.isArray(error.detail) &&
    error.detail.length > 0 &&
    error.detail.every(({ msg }) => said.has(translate(msg)));
  return isShownAtFields ? checkFields : errorMessage(error, own);
}

const checkFields = t('pleaseCheckMarkedFields');
