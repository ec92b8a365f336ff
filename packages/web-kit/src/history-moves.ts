const moveEvent = 'commons:move';

/** A step in the history as the browser has just made it; `state` is that of the entry reached. */
export type Move = CustomEvent<{ readonly state: unknown }>;

/**
 * Lets pages hear of Back and Forward before the router does, and keep a step from it. The shell calls this once before
 * the router starts: on the window, listeners run in the order in which they were added, those that capture too.
 */
export function announceMoves(): void {
  window.addEventListener('popstate', (event) => {
    const move = new CustomEvent(moveEvent, { cancelable: true, detail: { state: event.state } });
    if (!window.dispatchEvent(move)) event.stopImmediatePropagation();
  });
}

/**
 * Calls `take` with each step before the router learns of it; `move.preventDefault()` keeps it from the router.
 * @returns what ends it
 */
export function onMove(take: (move: Move) => void): () => void {
  const listener = (event: Event) => take(event as Move);
  window.addEventListener(moveEvent, listener);
  return () => window.removeEventListener(moveEvent, listener);
}
