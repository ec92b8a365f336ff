import { useSyncExternalStore } from 'react';

// The design system's breakpoint for two columns; custom properties cannot be used in a media query.
const wide = () => globalThis.matchMedia?.('(min-width: 960px)');

const subscribe = (onChange: () => void) => {
  const query = wide();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/** True when the filters are beside the list instead of in a sheet. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => wide()?.matches ?? true);
