import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server renders the page and while the browser hydrates it; then true. For what only a browser knows,
 * e.g. its address: both first renders must be equal.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
