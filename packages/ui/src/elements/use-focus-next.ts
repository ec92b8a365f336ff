import { useEffect, useRef } from 'react';

/**
 * Moves the focus after the next rendering: to an entry that was added or moved, whose element is not there yet.
 * @returns `box`, the ref of the part of the page to look in, and `focusNext`, which takes the selectors of what to
 * focus; the first one that is found counts
 */
export function useFocusNext<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const next = useRef<readonly string[]>([]);
  useEffect(() => {
    const selectors = next.current;
    next.current = [];
    for (const selector of selectors) {
      const found = box.current?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
  const focusNext = (...selectors: string[]) => {
    next.current = selectors;
  };
  return { box, focusNext };
}
