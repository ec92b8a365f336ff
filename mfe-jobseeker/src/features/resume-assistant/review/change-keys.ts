import type { KeyboardEvent } from 'react';
import type { Decision } from './use-decisions';

const choices: Readonly<Record<string, Decision>> = { a: 'accepted', r: 'refused' };
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus to a change; its first button is the place to decide from. */
export const focusChange = (item: Element | undefined) => item?.querySelector('button')?.focus();

/** Single keys of the list of changes: A accepts, R refuses; J and K or the arrows move. */
export function onChangeKey(
  event: KeyboardEvent<HTMLElement>,
  decide: (id: string, decision: Decision) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = (event.target as HTMLElement).closest<HTMLElement>('[data-change]');
  const decision = choices[event.key.toLowerCase()];
  const step = decision ? 1 : steps[event.key];
  if (!item || !step) return;
  event.preventDefault();
  if (decision) decide(item.dataset.change ?? '', decision);
  focusChange((step === 1 ? item.nextElementSibling : item.previousElementSibling) ?? undefined);
}
