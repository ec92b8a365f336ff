const moveEvent = 'commons:move';

/** A history step that the browser has just made; `state` is that of the entry reached. */
export type Move = CustomEvent<{ readonly state: unknown }>;

/**
 * Lets pages intercept Back and Forward before the router. The shell calls this once before the router starts, since
 * listeners on the window run in the order in which they were added, capturing ones too.
 */
export function announceMoves(): void {
  window.addEventListener('popstate', (event) => {
    const move = new CustomEvent(moveEvent, { cancelable: true, detail: { state: event.state } });
    if (!window.dispatchEvent(move)) event.stopImmediatePropagation();
  });
}

/**
 * Calls `take` with each step before the router sees it; `move.preventDefault()` hides it from the router.
 * @returns unsubscribe
 */
export function onHistoryMove(take: (move: Move) => void): () => void {
  const listener = (event: Event) => take(event as Move);
  window.addEventListener(moveEvent, listener);
  return () => window.removeEventListener(moveEvent, listener);
}
