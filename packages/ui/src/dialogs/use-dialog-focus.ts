import { type RefObject, useEffect } from 'react';
import { isFocusNowhere } from '../elements/keep-focus';

/**
 * Opens the dialog with the focus on the element with `data-autofocus`, else on its title, and gives the focus back
 * when it closes. When the focused element leaves the dialog with a part of its content, the focus starts over:
 * it would be on the page behind, where nobody sees it and a screen reader says nothing.
 */
export function useDialogFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const start = () => {
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? title.current;
      first?.focus();
    };
    // Later than the effects of the new content, which may have a better place for the focus. A button that is only
    // disabled while it is busy gets its focus back (`elements/keep-focus.ts`).
    const changes = new MutationObserver(() => {
      if (last instanceof Node && !last.isConnected && isFocusNowhere()) start();
    });
    element.showModal();
    element.addEventListener('focusin', remember);
    changes.observe(element, { childList: true, subtree: true });
    start();
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', remember);
      element.close();
      // The browser restores the focus on close(), but not when the element is removed while open.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, title]);
}
