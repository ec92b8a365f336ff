import { useEffect } from 'react';
import { connection } from './connection';

/** While offline the browser itself follows links, so that the service worker can answer from its cache. */
export function useOfflineLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isHere = link?.pathname === location.pathname && link.search === location.search;
      // The router does not see clicks that do not reach the root.
      if (link && !isHere && connection().offline) event.stopPropagation();
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
