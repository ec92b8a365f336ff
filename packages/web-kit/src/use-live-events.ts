import { useEffect, useRef } from 'react';
import { useApi } from './app-context.js';
import { followEvents } from './live-events.js';

/**
 * Calls `onNews` when the server tells of something new at `path` (a `text/event-stream` whose first event is `ready`),
 * and after each gap of the connection. Quiet in all its failures: a page without news is the page as it was.
 */
export function useLiveEvents(path: string, onNews: () => void): void {
  const api = useApi();
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
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
