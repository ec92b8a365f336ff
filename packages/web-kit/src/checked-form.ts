import { type FormEvent, useRef, useState } from 'react';
import { serverMessage } from './api-error.js';
import {
  checkForm,
  type FieldErrors,
  focusFirstError,
  type MissingWords,
  refusedFields,
} from './form-check.js';

interface CheckedFormRules {
  readonly missing: MissingWords;
  /** Checks beyond those of HTML; nothing is sent while one speaks. */
  readonly check?: (form: HTMLFormElement) => FieldErrors;
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** The text for a failure of which the server said nothing, or what picks it. */
  readonly fallback: string | ((error: unknown) => string);
  /** True for the screens whose row names one text, whatever the server said. */
  readonly always?: boolean;
}

/**
 * What forms have in common: check, focus the field at fault, send once, say what the server said. It reads the form's
 * elements, so fields may stay uncontrolled: password managers and slow phones then have no work with them.
 */
export function useCheckedForm({ missing, check, send, fallback, always }: CheckedFormRules) {
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
      const refused = refusedFields(error);
      setErrors(refused);
      const own = typeof fallback === 'string' ? fallback : fallback(error);
      setFailure(always ? own : serverMessage(error, own));
      focusFirstError(form, refused);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, errors, failure, submit };
}
