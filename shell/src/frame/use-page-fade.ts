import { useEffect, useState } from 'react';

/**
 * Which view transition the next change of the page gets: a step to another path fades from one page to the next, where
 * motion is welcome. What changes on a page later, such as a list that is filtered, stands at once.
 * @returns a class of frame.css for `<ViewTransition update>`
 */
export function usePageFade(pathname: string): 'page' | 'none' {
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return shown === pathname || prefersStillness() ? 'none' : 'page';
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
