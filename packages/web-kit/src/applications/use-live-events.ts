import { useEffect, useRef } from 'react';
import { followEvents } from '../api/live-events.js';
import { useApi } from '../app-context.js';
import { hasArea } from '../portal/portal-areas.js';

type LiveName = 'GET /applications/events' | 'GET /my-applications/events';

/**
 * Calls `onChange` on each event of a stream (its first event is `ready`) and after each reconnection. Failures are
 * silent: the page then does not update by itself.
 */
export function useLiveEvents(name: LiveName, onChange: () => void): void {
  const api = useApi();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      hasArea('jobs')
        ? followEvents(
            (onEvent, signal) => api.events(name, onEvent, { signal }),
            () => latest.current(),
          )
        : undefined,
    [api, name],
  );
}
