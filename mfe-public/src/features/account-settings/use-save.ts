import { formMessage, refusedFields } from '@commons/web-kit/form-check';
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

const focusField = (form: HTMLFormElement, problems: Problems) =>
  [...form.querySelectorAll<HTMLElement>('[name]')]
    .find((field) => problems[field.getAttribute('name') ?? ''])
    ?.focus();

/** Without what has no field here: its words would be seen by nobody. */
const fieldsOf = (form: HTMLFormElement, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([name]) => form.elements.namedItem(name) !== null),
  );

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
