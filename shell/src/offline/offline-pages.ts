import { useLocation } from '@commons/web-kit/router';
import { useEffect } from 'react';
import { routeOf } from '../area/routes';
import { connection } from './connection';

/** A page counts as read after this time; by then its late content is loaded too. */
const readMs = 2_000;

const worker = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Raised when the cache is cleared: a page that was read before that is not cached any more. */
let clearings = 0;

/** Other people who use this browser must not learn what was read. */
export function clearOfflinePages(): void {
  clearings += 1;
  worker()?.controller?.postMessage('forget');
}

/** Has the service worker cache the pages that are read, for offline use (docs/adr/0031-offline-pages.md). */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(keep, readMs, pathname, search);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

let isFirst = true;

async function keep(pathname: string, search: string): Promise<void> {
  const route = routeOf(pathname);
  if (!worker() || connection().offline || !route || route.account_type || route.operator) return;
  const fresh = !isFirst;
  isFirst = false;
  const startedIn = clearings;
  try {
    await worker()?.register('/service-worker.js');
    const { active } = (await worker()?.ready) ?? {};
    const files = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
    if (startedIn !== clearings) return;
    active?.postMessage({ address: pathname + search, files, fresh } satisfies CachePageMessage);
  } catch {
    // Without storage, or with a development server without the file, the site works as before.
  }
}

const pathOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : '';
};
