// The build writes this script into the page's head (define-shell.mjs), before any download. A server-rendered page is
// visible before its scripts have run (docs/adr/0020-server-rendering.md). Clicks, choices and typing until then are
// recorded, and replayed after hydration. Links and search forms need no scripts and work at once.
{
  const page = '#root[data-screen]';
  const presses = 'button, [role=button], [role=tab], [role=switch]';
  /** Value of each field: its text, or whether it is checked. */
  const fields = new Map<HTMLElement, string | boolean>();
  /** Fields work already; presses wait until it is known who is signed in. */
  let fieldsWork = false;
  /** The last press. */
  let press: { readonly on: HTMLElement; readonly act: () => void } | undefined;

  const worksAlone = (form: HTMLFormElement | null) =>
    form?.matches('[role=search], [action]') ?? false;
  const isTicked = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

  const holdPress = (event: Event, on: HTMLElement, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    press?.on.removeAttribute('aria-busy');
    on.setAttribute('aria-busy', 'true');
    press = { on, act };
  };

  const onClick = (event: Event) => {
    const target = event.target as Element;
    if (!target.closest(page)) return;
    if (isTicked(target)) {
      if (fieldsWork) return;
      fields.set(target, target.checked);
      event.stopImmediatePropagation();
      return;
    }
    const pressed = target.closest<HTMLElement>(presses);
    if (!pressed) return;
    const isSubmit = pressed instanceof HTMLButtonElement && pressed.type === 'submit';
    if (isSubmit && worksAlone(pressed.form)) return;
    holdPress(event, pressed, () => pressed.click());
  };

  // Otherwise the browser would send the form to its page's address, with a password in it.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest(page) || worksAlone(form)) return;
    holdPress(event, form, () => form.requestSubmit(event.submitter ?? undefined));
  };

  const onInput = (event: Event) => {
    const field = event.target as HTMLElement;
    if (!field.closest(page)) return;
    if (!isTicked(field)) fields.set(field, (field as HTMLInputElement).value);
    event.stopImmediatePropagation();
  };

  /** Bypasses React, which defines its own setter on each field. */
  const setValue = (field: HTMLElement, value: string | boolean) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

  /** React clears a field that it renders again: the next letter must not become the first. */
  const onBeforeInput = ({ target }: Event) => {
    const value = fields.get(target as HTMLElement);
    const field = target as HTMLInputElement;
    if (typeof value === 'string' && field.value !== value) setValue(field, value);
  };

  /** React notices a change only if a field's value differs from the last one it knows. */
  const write = (field: HTMLElement, value: string | boolean) => {
    if (isTicked(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    (field as HTMLInputElement).value = '';
    setValue(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const ofFields = { beforeinput: onBeforeInput, input: onInput, change: onInput };
  const ofPresses = { click: onClick, submit: onSubmit };
  const onWindow = (listeners: object, change: 'addEventListener' | 'removeEventListener') => {
    for (const [type, listener] of Object.entries(listeners)) window[change](type, listener, true);
  };
  onWindow(ofFields, 'addEventListener');
  onWindow(ofPresses, 'addEventListener');

  /** Stops recording, and replays what was recorded. */
  window.replayEarlyInput = {
    fields: () => {
      onWindow(ofFields, 'removeEventListener');
      fieldsWork = true;
      for (const [field, value] of fields) write(field, value);
      fields.clear();
    },
    presses: () => {
      onWindow(ofPresses, 'removeEventListener');
      press?.on.removeAttribute('aria-busy');
      press?.act();
      press = undefined;
    },
  };
}
