import { isApiError } from './api-error.js';

/** Delay before reconnecting, doubled each time, with jitter so that not all pages reconnect at once. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A stream that lasted this long resets the back-off. */
const goodMs = 20_000;
/** A tab hidden for this long closes its stream. */
const hiddenMs = 60_000;
/** Debounces several events into one call. */
const gatherMs = 250;

/** Only the name of an event matters here. */
type OnEvent = (event: { readonly event: string }) => void;
type Open = (onEvent: OnEvent, signal: AbortSignal) => Promise<void>;

/** Without permission, retrying does not help. */
const isFinal = (error: unknown) =>
  isApiError(error) && [401, 403, 404].includes(error.status ?? 0);

/**
 * Follows an event stream while the tab is visible, and reconnects when it breaks. `onChange` is called for each event
 * (debounced), and after each gap, since events may have been missed. The server's first event is `ready`.
 * @returns stops it
 */
export function followEvents(open: Open, onChange: () => void): () => void {
  let connection: AbortController | undefined;
  let failures = 0;
  let wasReady = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sleep: ReturnType<typeof setTimeout> | undefined;
  let gather: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const notify = () => {
    gather ??= setTimeout(() => {
      gather = undefined;
      onChange();
    }, gatherMs);
  };
  const onEvent: OnEvent = ({ event }) => {
    if (event !== 'ready' || wasReady) notify();
    wasReady = true;
  };
  const connect = async () => {
    const started = Date.now();
    connection = new AbortController();
    const { signal } = connection;
    try {
      await open(onEvent, signal);
    } catch (error) {
      over ||= isFinal(error);
    }
    if (signal.aborted || over) return;
    failures = Date.now() - started > goodMs ? 0 : failures + 1;
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    retry = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  };
  const disconnect = () => {
    clearTimeout(retry);
    connection?.abort();
    connection = undefined;
  };
  const onVisibility = () => {
    clearTimeout(sleep);
    if (document.visibilityState === 'hidden') sleep = setTimeout(disconnect, hiddenMs);
    else if (!connection && !over) void connect();
  };

  document.addEventListener('visibilitychange', onVisibility);
  void connect();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(sleep);
    clearTimeout(gather);
    disconnect();
  };
}
