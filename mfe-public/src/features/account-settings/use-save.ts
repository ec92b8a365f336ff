import { isApiError, serverMessage } from '@commons/web-kit/api-error';
import { type FormEvent, useRef, useState } from 'react';

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

/** Where the tabs say how it went; the banner stands above them all and lasts 5 seconds. */
export interface Tell {
  readonly showSuccess: (text: string) => void;
  readonly showError: (text: string) => void;
}

interface SaveRules {
  /** The first rule that is broken, in the order of the specification; nothing is sent then. */
  readonly check?: () => Problems | undefined;
  /** @returns false when the person went back to the form, and nothing was saved */
  readonly send: () => Promise<unknown>;
  readonly done: string;
  /** The text for a failure of which the server said nothing. */
  readonly failed: string;
  readonly tell: Tell;
}

/** The fields a 422 answer names, so that its words stand beside them too. */
const refusedFields = (error: unknown): Problems => {
  if (!isApiError(error) || !Array.isArray(error.detail)) return {};
  return Object.fromEntries(error.detail.map(({ loc, msg }) => [String(loc[1]), msg]));
};

const focusField = (form: HTMLFormElement, problems: Problems) =>
  [...form.querySelectorAll<HTMLElement>('[name]')]
    .find((field) => problems[field.getAttribute('name') ?? ''])
    ?.focus();

/** What the forms of the account share: check, send once, say how it went, go to the field at fault. */
export function useSave({ check, send, done, failed, tell }: SaveRules) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const found = check?.() ?? {};
    setProblems(found);
    focusField(form, found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      if ((await send()) !== false) tell.showSuccess(done);
    } catch (error) {
      const refused = refusedFields(error);
      setProblems(refused);
      focusField(form, refused);
      tell.showError(serverMessage(error, failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, problems, submit, clear: () => setProblems({}) };
}
