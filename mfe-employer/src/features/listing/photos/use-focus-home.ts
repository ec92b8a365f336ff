import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused element is gone after `busy` ended (a deleted photo, a full drop zone), focuses the element with the
 * returned ref. That element needs `tabIndex={-1}`.
 */
export function useFocusHome<Element extends HTMLElement>(
  busy: boolean,
): RefObject<Element | null> {
  const home = useRef<Element>(null);
  const was = useRef(busy);
  useEffect(() => {
    const ended = was.current && !busy;
    was.current = busy;
    if (ended && document.activeElement === document.body) {
      home.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return home;
}
