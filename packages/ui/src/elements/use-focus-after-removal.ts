import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { isFocusNowhere } from './keep-focus';

/** What the focus was on. */
interface Place {
  readonly control: HTMLElement;
  readonly entry: HTMLElement | undefined;
  /** Of the entry among all, and of the control within it. */
  readonly entryAt: number;
  readonly controlAt: number;
}

const entries = 'li, tr, article, fieldset, [data-entry]';
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

const all = (parent: Element, selector: string) => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

function placeOf(list: HTMLElement, control: HTMLElement): Place {
  const entry = control.closest<HTMLElement>(entries) ?? undefined;
  const isInside = entry !== undefined && entry !== list && list.contains(entry);
  return {
    control,
    entry: isInside ? entry : undefined,
    entryAt: isInside ? all(list, entries).indexOf(entry) : 0,
    controlAt: all(isInside ? entry : list, controls).indexOf(control),
  };
}

/** Where the focus may go, the best first. */
function successors(list: HTMLElement, { entry, entryAt, controlAt }: Place): HTMLElement[] {
  const same = (part: Element) => {
    const inside = all(part, controls);
    return inside[controlAt] ?? inside.at(-1) ?? [];
  };
  const left = all(list, entries);
  const near = [...left.slice(entryAt), ...left.slice(0, entryAt).reverse()];
  return [
    // Only the button has gone.
    ...(entry?.isConnected ? all(entry, controls) : []),
    ...(entry ? near : [list]).flatMap(same),
    ...all(list, controls),
    ...all(list, '[tabindex="-1"]'),
    list,
  ];
}

/** Whether nothing has the focus because the element that had it is gone, or is a field that was disabled. */
function isLost({ control }: Place): boolean {
  const isGone = control instanceof HTMLInputElement && control.disabled;
  return (isGone || !control.isConnected) && isFocusNowhere();
}

/**
 * Keeps the focus in a list whose entry was removed, and with it the pressed button: it moves to the same button of the
 * entry that took the place, else of the last one, else to another control of the list, or to the list itself if that
 * has `tabIndex={-1}`.
 * @returns the ref of the list, or of a part of the page around it that stays when the list is empty
 */
export function useFocusAfterRemoval<Part extends HTMLElement>(): RefCallback<Part> {
  const list = useRef<HTMLElement>(null);
  const last = useRef<Place>(undefined);
  const check = useCallback(() => {
    const [part, place] = [list.current, last.current];
    if (!part || !place || !isLost(place)) return;
    last.current = undefined;
    for (const next of successors(part, place)) {
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  }, []);
  // A dialog that asked before the removal may close after it.
  useEffect(check);
  return useCallback(
    (part) => {
      if (!part) return;
      list.current = part;
      const remember = ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) last.current = placeOf(part, target);
      };
      const changes = new MutationObserver(check);
      part.addEventListener('focusin', remember);
      changes.observe(part, { childList: true, subtree: true });
      return () => {
        changes.disconnect();
        part.removeEventListener('focusin', remember);
      };
    },
    [check],
  );
}
