import { type FormEvent, useRef, useState } from 'react';
import type { OwnTexts } from './api-error.js';
import {
  checkForm,
  type FieldErrors,
  focusFirstError,
  formMessage,
  type MissingWords,
  refusedFields,
} from './form-check.js';

interface CheckedFormRules {
  readonly missing: MissingWords;
  /** Checks beyond those of HTML; nothing is sent while one speaks. */
  readonly check?: (form: HTMLFormElement) => FieldErrors;
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** The screen's own text of a failure, see `errorMessage`. */
  readonly failed?: string | OwnTexts;
  /** For the screens whose row names one text, whatever went wrong: picks it. */
  readonly always?: (error: unknown) => string;
}

/**
 * What forms have in common: check, focus the field at fault, send once, say what the server said. It reads the form's
 * elements, so fields may stay uncontrolled: password managers and slow phones then have no work with them.
 */
export function useCheckedForm({ missing, check, send, failed, always }: CheckedFormRules) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const found = { ...check?.(form), ...checkForm(form, missing) };
    setErrors(found);
    setFailure('');
    if (focusFirstError(form, found)) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(form);
    } catch (error) {
      const refused = ofForm(refusedFields(error), missing);
      setErrors(refused);
      setFailure(always ? always(error) : formMessage(error, refused, failed));
      focusFirstError(form, refused);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, errors, failure, submit };
}

/** The fields of this form: words beside any other would be seen by nobody. */
const ofForm = (errors: FieldErrors, fields: MissingWords): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name in fields));
