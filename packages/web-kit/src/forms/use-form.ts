import { type ChangeEvent, type FormEvent, useState } from 'react';
import {
  checkForm,
  type ErrorPlace,
  type FieldErrors,
  focusFirstError,
  formMessage,
  type MissingTexts,
  refusedFields,
} from './form-check.js';
import { type ActRules, useAct } from './use-act.js';

/** Reads a field of the submitted form by name, untrimmed: for forms that leave their values to the browser. */
export type ReadField = (name: string) => string;

interface FormRules<Values extends object> extends ActRules {
  /** Values and setter of a controlled form, e.g. of `useDraft` or `useChanges`. Absent: the fields are uncontrolled. */
  readonly values?: Values;
  readonly change?: (part: Partial<Values>) => void;
  /** Maximum lengths by field, from `contracts/field-limits`. */
  readonly limits?: Readonly<Record<string, unknown>>;
  /** Validates `required` and `type="email"` with these texts. Absent: only `check` validates. */
  readonly missing?: MissingTexts;
  /** Rules beyond those of HTML. With an error, nothing is sent. */
  readonly check?: (read: ReadField) => FieldErrors | undefined;
  /** Text above the form for errors of `check` that have no field. */
  readonly invalidText?: (errors: FieldErrors) => string | undefined;
  /** @returns false when the user went back to the form and nothing was saved */
  readonly send: (read: ReadField) => Promise<unknown>;
  /** Text of the success banner. */
  readonly done?: string;
  /** The field of an error from the server, see `refusedFields`. */
  readonly nameOf?: (place: ErrorPlace) => string | undefined;
  /** Focuses the first invalid field, where it may be on another step. Default: the first one in the form. */
  readonly onInvalid?: (errors: FieldErrors) => void;
}

/** Overrides for another button of the form. */
interface OtherSubmit
  extends Partial<Pick<FormRules<object>, 'check' | 'send' | 'done' | 'failed' | 'failureText'>> {
  /** Its name in `running`. */
  readonly name: string;
}

/** Any name where the fields are uncontrolled. */
type FieldName<Values> = [keyof Values] extends [never] ? string : keyof Values & string;

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The one way to submit a form: validates, sends once, shows the server's field errors at their fields, focuses the
 * first of them, and reports success and failure (docs/adr/0028-forms.md).
 */
export function useForm<Values extends object = Record<never, never>>({
  values,
  change,
  limits,
  missing,
  check,
  invalidText,
  send,
  done,
  nameOf,
  onInvalid,
  failed,
  failureText,
  notify,
}: FormRules<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { busy, running, failure, setFailure, act, isActing } = useAct({ failed, notify });

  /** Shows the errors and focuses the first. @returns whether there is any */
  const show = (found: FieldErrors, form: HTMLFormElement | undefined): boolean => {
    setErrors(found);
    if (Object.keys(found).length === 0) return false;
    if (onInvalid) onInvalid(found);
    else if (form) focusFirstError(form, found);
    return true;
  };

  /**
   * Pass the event of `onSubmit`; without one, the form has no elements to read or focus.
   * @param other rules of a second button that submits the form in another way, e.g. Save as Draft
   */
  const submit = async (event?: FormEvent<HTMLElement>, other?: OtherSubmit) => {
    event?.preventDefault();
    if (isActing()) return;
    const rules = { check, send, done, failed, failureText, ...other };
    const form = event?.currentTarget as HTMLFormElement | undefined;
    const read: ReadField = (name) => String((form && new FormData(form).get(name)) ?? '');
    setFailure('');
    const found = { ...rules.check?.(read), ...(missing && form && checkForm(form, missing)) };
    if (show(found, form)) {
      setFailure(invalidText?.(found) ?? '');
      return;
    }
    await act(() => rules.send(read), {
      name: other?.name,
      done: rules.done,
      failureText: (error) => {
        const refused = shownBy(form, refusedFields(error, nameOf));
        show(refused, form);
        return rules.failureText?.(error) ?? formMessage(error, refused, rules.failed);
      },
    });
  };

  /** Name, error, limit and, in a controlled form, value and change handler of a field. */
  const field = (name: FieldName<Values>) => ({
    name,
    error: errors[name],
    ...(typeof limits?.[name] === 'number' && { maxLength: limits[name] }),
    ...(values && {
      value: values[name as keyof Values] as string,
      onChange: ({ target }: ChangeEvent<FieldElement>) =>
        change?.({ [name]: target.value } as Partial<Values>),
    }),
  });

  /** Removes the errors of these fields, or all. */
  const clear = (names?: readonly string[]) =>
    setErrors((now) => (names ? pickErrors(now, (name) => !names.includes(name)) : {}));

  return {
    busy,
    /** The name of the submit under way, see `OtherSubmit`. */
    running,
    errors,
    setErrors,
    failure,
    setFailure,
    submit,
    field,
    clear,
    /** For another button of the form, e.g. Remove: it shares `busy` and `failure`. */
    act,
  };
}

/** `field` of a form over these values, for parts of the form. */
export type BindField<Values extends object> = ReturnType<typeof useForm<Values>>['field'];

/** Drops errors of fields that the form does not have: they would not be shown. */
const shownBy = (form: HTMLFormElement | undefined, errors: FieldErrors): FieldErrors =>
  form ? pickErrors(errors, (name) => form.elements.namedItem(name) !== null) : errors;

const pickErrors = (errors: FieldErrors, isPicked: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isPicked(name)));
