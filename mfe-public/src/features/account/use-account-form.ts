import { serverMessage } from '@commons/web-kit/api-error';
import { type FormEvent, useRef, useState } from 'react';
import {
  checkForm,
  type FieldErrors,
  focusFirstError,
  type MissingWords,
  refusedFields,
} from './form-check';

interface AccountFormRules {
  readonly missing: MissingWords;
  /** Checks beyond those of HTML; nothing is sent while one speaks. */
  readonly check?: (form: HTMLFormElement) => FieldErrors;
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** The text for a failure of which the server said nothing, or what picks it. */
  readonly fallback: string | ((error: unknown) => string);
}

/**
 * What the account forms have in common: check, focus the field at fault, send once, say what the server said.
 * The fields stay uncontrolled, so that password managers and slow phones have no work with them.
 */
export function useAccountForm({ missing, check, send, fallback }: AccountFormRules) {
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
      setFailure(serverMessage(error, typeof fallback === 'string' ? fallback : fallback(error)));
      focusFirstError(form, refused);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, errors, failure, submit };
}
