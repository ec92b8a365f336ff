import { useLocation } from '@commons/web-kit/router';
import { useEffect } from 'react';
import { routeOf } from '../area/routes';
import { connection } from './connection';

/** Whoever passes by has not read a page; and what it shows late is loaded by then. */
const readMs = 2_000;

const worker = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Nobody else in this browser learns what was read. */
export const forgetPages = (): void => worker()?.controller?.postMessage('forget');

/** Has the pages that are read kept for those who are offline (docs/adr/0031-offline-pages.md). */
export function useKeptPages(): void {
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
  try {
    await worker()?.register('/service-worker.js');
    const { active } = (await worker()?.ready) ?? {};
    const files = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
    active?.postMessage({ address: pathname + search, files, fresh } satisfies KeepPage);
  } catch {
    // A browser without room, or a development server without the file: reading works as before.
  }
}

const pathOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : '';
};
