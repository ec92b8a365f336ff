import { visitStorage } from '@commons/web-kit/page/browser-storage';
import { useLocation, useNavigationType } from '@commons/web-kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToAnchor, scrollWhenPossible } from './scroll-to';

const storageKey = 'commons-scroll';

/** Scroll positions of the history entries by key; stored for a reload of the tab. */
const readPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(visitStorage.get(storageKey) ?? '{}');
  } catch {
    return {};
  }
};

/** The address was typed, or opened from a mail or bookmark: neither a reload nor Back. */
function isOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return (load as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * Restores the scroll position on Back and Forward; a new page starts at its top or at its `#anchor`; a change of only
 * the query (a filter) does not scroll. Own code: the router's version requires its data router (16 KB).
 */
export function useScrollPlace(): void {
  const { key: entry, pathname, search, hash } = useLocation();
  // After a full page load the router uses the same key for every address.
  const key = entry === 'default' ? `${entry} ${pathname}${search}` : entry;
  const type = useNavigationType();
  const places = useRef<Record<string, number>>({});
  const current = useRef({ key, pathname, first: true });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      places.current[current.current.key] = window.scrollY;
    };
    const keep = () => visitStorage.set(storageKey, JSON.stringify(places.current));
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = { key, pathname, first: false };
    if (before.first) {
      places.current = readPlaces();
      // Its key may be that of an earlier page.
      if (isOpenedAnew()) delete places.current[key];
    } else if (before.pathname === pathname) {
      // Back from `#reviews` returns to the link's position, even if nothing was scrolled there.
      places.current[before.key] ??= window.scrollY;
    }
    const known = places.current[key];
    if (type === 'POP' && known !== undefined) return scrollWhenPossible(known);
    if (hash) return scrollToAnchor(hash);
    if (!before.first && before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);
}
