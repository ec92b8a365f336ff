const wishEvent = 'commons:leave';

/** Somebody wants to leave the page in a way that is neither a link nor a step in the history; `go` does it. */
type LeaveWish = CustomEvent<{ readonly go: () => void }>;

/** Does `go` at once, unless a page with unsaved work asks first. For what the shell offers on every page: Logout. */
export function askToLeave(go: () => void): void {
  const wish: LeaveWish = new CustomEvent(wishEvent, { cancelable: true, detail: { go } });
  if (window.dispatchEvent(wish)) go();
}

/**
 * Calls `take` with each wish; it takes the wish over with `wish.preventDefault()` and does `wish.detail.go` later, or never.
 * @returns what ends it
 */
export function onLeaveWish(take: (wish: LeaveWish) => void): () => void {
  const listener = (event: Event) => take(event as LeaveWish);
  window.addEventListener(wishEvent, listener);
  return () => window.removeEventListener(wishEvent, listener);
}
