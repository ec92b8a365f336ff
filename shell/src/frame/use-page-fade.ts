import { useEffect, useState } from 'react';

/**
 * Selects the view transition of the next page change: navigation to another path cross-fades, unless reduced motion is
 * preferred. Later changes on a page, such as a filtered list, apply at once.
 * @returns a class of frame.css for `<ViewTransition update>`
 */
export function usePageFade(pathname: string): 'page' | 'none' {
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return shown === pathname || prefersStillness() ? 'none' : 'page';
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
