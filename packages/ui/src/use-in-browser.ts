import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server renders the page and while the browser takes that page over; then true. For what only a browser
 * knows, e.g. its address bar: both first pictures must be equal.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
