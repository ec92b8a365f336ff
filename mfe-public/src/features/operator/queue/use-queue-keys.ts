import { useKeys } from '@commons/web-kit/page/single-keys';
import { useState } from 'react';
import { itemKeys } from './queue-keys';

const elementOf = (key: string | undefined) => document.getElementById(`waiting-${key}`);

/**
 * The focused item, and its keys: `j` and `k` move, a letter clicks the button with it.
 * @param on whether shortcuts are switched on
 * @param keys of the items, from top to bottom
 * @param more further keys; one that returns false leaves the key to the browser
 */
export function useQueueKeys(
  on: boolean,
  keys: readonly string[],
  more: Readonly<Record<string, () => unknown>>,
) {
  const [looked, look] = useState<string>();
  const [at, setAt] = useState(0);
  const found = looked === undefined ? -1 : keys.indexOf(looked);
  // After a decision the next item takes the place of the removed one.
  const index = found >= 0 ? found : Math.min(at, keys.length - 1);
  const current = looked === undefined ? undefined : keys[index];
  const go = (next: number) => {
    const key = keys[Math.max(0, Math.min(next, keys.length - 1))];
    elementOf(key)?.focus();
  };
  const press = (letter: string) => {
    const item = elementOf(current ?? keys[0]);
    const button = item?.querySelector<HTMLElement>(`[data-key="${letter}"]`);
    if (!button) return false;
    button.click();
    return true;
  };
  useKeys(on, {
    ...more,
    ...Object.fromEntries(itemKeys.map((letter) => [letter, () => press(letter)])),
    j: () => go(looked === undefined ? 0 : index + (found >= 0 ? 1 : 0)),
    k: () => go(index - 1),
  });
  return {
    current,
    look: (key: string) => {
      look(key);
      setAt(keys.indexOf(key));
    },
  };
}
