import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from './browser-storage.js';

const fields = 'input, textarea, select, [contenteditable], dialog';

/** Whether the focus is in a text field, or in a dialog with its own keys. Checkboxes take no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(fields) !== null &&
  !target.matches('input[type="checkbox"]');

const isOff = (storeKey: string) => deviceStorage.get(storeKey) === 'off';

/**
 * Single-key shortcuts, which can be switched off on this device (WCAG 2.1.4).
 * @param storeKey storage key of the choice
 * @returns whether they are on, and a switch
 */
export function useKeysOn(storeKey: string) {
  const [on, setOn] = useState(() => !isOff(storeKey));
  const change = (next: boolean) => {
    setOn(next);
    deviceStorage.set(storeKey, next ? 'on' : 'off');
  };
  return [on, change] as const;
}

/**
 * Runs single keys, except in text fields and dialogs.
 * @param keys by `event.key`; one that returns false leaves the key to the browser
 */
export function useKeys(
  on: boolean,
  keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>,
) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[key];
      if (!act || act(event) === false) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}
