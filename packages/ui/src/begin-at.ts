/**
 * Moves the focus to content that has just replaced other content, and scrolls to its top if the page is
 * below that: a button at the end of a long form leaves one in the middle of what comes next.
 * @param target gets the focus; requires `tabIndex={-1}`
 * @param whole what is to be seen from its top, when the target is a part of it
 */
export function beginAt(target: HTMLElement, whole: Element = target): void {
  target.focus({ preventScroll: true });
  if (whole.getBoundingClientRect().top < 0) whole.scrollIntoView({ block: 'start' });
}

/** Whether the focus went with what had it: then it is nowhere, or on something around the place. */
export function isFocusLost(place: Element): boolean {
  return !document.activeElement || document.activeElement.contains(place);
}
