import { useEffect, useRef } from 'react';
import { useApi } from './app-context.js';
import { followEvents } from './live-events.js';

/**
 * Calls `onChange` on each event of `path` (a `text/event-stream` whose first event is `ready`) and after each
 * reconnection. Failures are silent: the page just does not update by itself.
 */
export function useLiveEvents(path: string, onChange: () => void): void {
  const api = useApi();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      followEvents(
        (onEvent, signal) => api.events(path, onEvent, { signal }),
        () => latest.current(),
      ),
    [api, path],
  );
}
