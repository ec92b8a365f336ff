const leaveEvent = 'commons:leave';

/** A request to leave the page other than by a link or the history; `go` does it. */
type LeaveRequest = CustomEvent<{ readonly go: () => void }>;

/** Calls `go` at once, unless a page with unsaved changes asks first. For the shell's Logout. */
export function askToLeave(go: () => void): void {
  const request: LeaveRequest = new CustomEvent(leaveEvent, { cancelable: true, detail: { go } });
  if (window.dispatchEvent(request)) go();
}

/**
 * Calls `take` with each request. To handle it, call `request.preventDefault()` and `request.detail.go` later, or never.
 * @returns unsubscribe
 */
export function onLeaveRequest(take: (request: LeaveRequest) => void): () => void {
  const listener = (event: Event) => take(event as LeaveRequest);
  window.addEventListener(leaveEvent, listener);
  return () => window.removeEventListener(leaveEvent, listener);
}
