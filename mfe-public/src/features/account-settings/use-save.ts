import { formMessage, refusedFields } from '@commons/web-kit/form-check';
import { type FormEvent, useRef, useState } from 'react';

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Shows the outcome in the banner above the tabs for 5 seconds. */
export interface Notify {
  readonly showSuccess: (text: string) => void;
  readonly showError: (text: string) => void;
}

interface SaveRules {
  /** Returns the first violated rule, in the order of the specification. Nothing is sent then. */
  readonly check?: () => Problems | undefined;
  /** @returns false when the person went back to the form and nothing was saved */
  readonly send: () => Promise<unknown>;
  readonly done: string;
  /** The text for a failure without a message from the server. */
  readonly failed: string;
  readonly tell: Notify;
}

const focusField = (form: HTMLFormElement, problems: Problems) =>
  [...form.querySelectorAll<HTMLElement>('[name]')]
    .find((field) => problems[field.getAttribute('name') ?? ''])
    ?.focus();

/** Drops problems of fields that this form does not have: nobody would see them. */
const fieldsOf = (form: HTMLFormElement, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([name]) => form.elements.namedItem(name) !== null),
  );

/** Common behaviour of the account forms: validate, send once, show the outcome, focus the first invalid field. */
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
      const refused = fieldsOf(form, refusedFields(error));
      setProblems(refused);
      focusField(form, refused);
      tell.showError(formMessage(error, refused, failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, problems, submit, clear: () => setProblems({}) };
}
