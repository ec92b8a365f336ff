import { loadRemoteModule } from '@commons/web-kit/remote-loader';
import { useEffect } from 'react';
import { isPublished, routeOf } from '../area/routes';

/** A pointer that merely passes over a link rests for less than this. */
const restMs = 80;

/** Readers who save data download only what they open. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/**
 * Prefetches the files of a page when a pointer rests on its link, a finger touches it or the keyboard focuses it. Not
 * its data: opening a job counts as a view.
 */
export function usePagePrefetch(): void {
  useEffect(() => {
    if (savesData()) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = ({ target }: Event) => {
      clearTimeout(resting);
      const path = pathOfLink(target);
      if (path) resting = setTimeout(prefetch, restMs, path);
    };
    const touch = ({ target }: Event) => {
      const path = pathOfLink(target);
      if (path) prefetch(path);
    };
    document.addEventListener('pointerover', rest, { passive: true });
    document.addEventListener('focusin', rest, { passive: true });
    document.addEventListener('touchstart', touch, { passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
      document.removeEventListener('touchstart', touch);
    };
  }, []);
}

/** The path of the page that a link leads to; undefined for this page, files and other sites. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin)
    return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}

interface PrefetchingApp {
  readonly default?: { readonly prefetch?: (path: string) => void };
}

function prefetch(path: string): void {
  const remote = routeOf(path)?.remote;
  if (!remote || !isPublished(remote)) return;
  // A failed prefetch is repeated, or reported, when the link is followed.
  loadRemoteModule(`${remote}/App`).then(
    (module) => (module as PrefetchingApp).default?.prefetch?.(path),
    () => undefined,
  );
}
