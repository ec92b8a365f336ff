import { useCallback, useEffect, useState } from 'react';
import { useIdentity, useSession } from '../app-context.js';
import { visitStorage } from '../page/browser-storage.js';

const prefix = 'commons-draft';
const keyOf = (owner: string, name: string) => `${prefix}:${owner}:${name}`;

/** Removes all drafts of this tab; the shell calls it on sign-out. */
export function forgetDrafts(): void {
  for (const key of visitStorage.keys()) {
    if (key.startsWith(`${prefix}:`)) visitStorage.remove(key);
  }
}

/** Moves drafts from one account to another: a guest who signs in finds what they typed before, e.g. in a calculator. */
export function takeOverDrafts(from: string, to: string): void {
  const start = keyOf(from, '');
  for (const key of visitStorage.keys().filter((one) => one.startsWith(start))) {
    visitStorage.set(keyOf(to, key.slice(start.length)), visitStorage.get(key) ?? '{}');
    visitStorage.remove(key);
  }
}

const read = <Values extends object>(key: string, initial: Values, like: object): Values => {
  // A draft of another build could break the form.
  const fits = (name: string, value: unknown) => {
    const usual = (like as Record<string, unknown>)[name];
    return usual === undefined || usual === null || kindOf(usual) === kindOf(value);
  };
  try {
    const draft = Object.entries(JSON.parse(visitStorage.get(key) ?? '{}'));
    const fitting = draft.filter(([name, value]) => fits(name, value));
    return { ...initial, ...Object.fromEntries(fitting) };
  } catch {
    return initial;
  }
};

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value;

/**
 * Form state that survives a forced sign-in (decision A67) and a reload: stored in sessionStorage per user, business and
 * `name`, restored when the form is shown again. Never put a password or a file in it: use `useState` for these.
 * @param like values whose types a restored field must have; default: the initial ones
 * @returns the values, a function that changes some of them, and one that removes the draft (after a success)
 */
export function useDraft<Values extends object>(
  name: string,
  initial: Values,
  like: object = initial,
): readonly [Values, (change: Partial<Values>) => void, () => void] {
  const { loading } = useSession();
  const key = keyOf(useIdentity(), name);
  const [draft, setDraft] = useState(() => ({
    key,
    touched: false,
    values: read(key, initial, like),
  }));

  // The user or the business changed: load that draft.
  if (draft.key !== key) setDraft({ key, touched: false, values: read(key, initial, like) });

  useEffect(() => {
    // Until it is known who types, they are no guest.
    if (draft.touched && !loading) visitStorage.set(draft.key, JSON.stringify(draft.values));
  }, [draft, loading]);

  const change = useCallback((part: Partial<Values>) => {
    setDraft((old) => ({ ...old, touched: true, values: { ...old.values, ...part } }));
  }, []);
  const forget = useCallback(() => {
    visitStorage.remove(key);
    setDraft({ key, touched: false, values: initial });
  }, [key, initial]);
  return [draft.values, change, forget];
}
