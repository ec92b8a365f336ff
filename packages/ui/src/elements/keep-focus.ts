import { type Ref, useLayoutEffect, useRef } from 'react';

/** Whether no element has the focus, or one that is gone had it. */
export const isFocusNowhere = (): boolean => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
};

/**
 * A button that is disabled while its call runs loses the focus; this restores it afterwards, unless the person moved
 * it elsewhere meanwhile.
 * @param busy whether the call runs
 * @param given the caller's own ref
 * @returns the ref for the button
 */
export function useKeptFocus(busy: boolean, given: Ref<HTMLButtonElement> | undefined) {
  const own = useRef<HTMLButtonElement | null>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      // Still focused at this moment: the browser blurs it on rendering.
      hadFocus.current = document.activeElement === own.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusNowhere()) own.current?.focus();
    }
  }, [busy]);
  return (button: HTMLButtonElement | null) => {
    own.current = button;
    if (typeof given === 'function') return given(button);
    if (given) given.current = button;
  };
}
