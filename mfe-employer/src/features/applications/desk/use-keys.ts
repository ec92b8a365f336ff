import { t } from '@commons/ui/texts';
import { useEffect, useRef, useState } from 'react';

/** What each key does, as the help lists it. */
export const lookingKeys = [
  ['j', t('nextApplicant')],
  ['k', t('previousApplicant')],
  ['Enter', t('openBesideList')],
  ['Esc', t('closeThenClearSelection')],
  ['x', t('selectShiftAllFrom')],
] as const;
/** Only for those who may change something. */
export const changingKeys = [
  ['r', t('markReviewed2')],
  ['a', t('accept')],
  ['d', t('reject')],
  ['s', t('starsOneMoreAfter')],
  ['w', t('writeSelectedPeopleElse')],
  ['u', t('undoLastDecision')],
] as const;
export const helpKey = ['?', t('thisHelp')] as const;

const storeKey = 'commons-applications-keys';
const fields = 'input, textarea, select, [contenteditable], dialog';

/** Whether somebody is typing, or in a dialog with its own keys. A checkbox takes no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(fields) !== null &&
  !target.matches('input[type="checkbox"]');

const isOff = () => {
  try {
    return localStorage.getItem(storeKey) === 'off';
  } catch {
    return false;
  }
};

/** Single keys, which can be switched off on this device (WCAG 2.1.4). */
export function useKeysOn() {
  const [on, setOn] = useState(() => !isOff());
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(storeKey, next ? 'on' : 'off');
    } catch {
      // Full or forbidden: it holds until the page closes.
    }
  };
  return [on, change] as const;
}

/** @param keys by `event.key`; one that returns false leaves the key to the browser */
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
