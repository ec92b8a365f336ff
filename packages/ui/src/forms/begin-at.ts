/**
 * Moves the focus to content that has just replaced other content, and scrolls to its top if the page is below it: a
 * button at the end of a long form leaves one in the middle of the new content.
 * @param target gets the focus; requires `tabIndex={-1}`
 * @param whole the element to scroll to, when the target is a part of it
 */
export function beginAt(target: HTMLElement, whole: Element = target): void {
  target.focus({ preventScroll: true });
  if (whole.getBoundingClientRect().top < 0) whole.scrollIntoView({ block: 'start' });
}

/** Whether the focused element was removed: then the focus is nowhere, or on an ancestor of the place. */
export function isFocusLost(place: Element): boolean {
  return !document.activeElement || document.activeElement.contains(place);
}
