import { type RefObject, useEffect, useState } from 'react';

/** Half pixels of a zoomed page do not count. */
const slack = 2;

export interface SidewaysOverflow {
  /** Content is hidden past the left edge. */
  readonly before: boolean;
  /** Content is hidden past the right edge. */
  readonly after: boolean;
  /** Scrolls by most of the visible width. */
  readonly scroll: (direction: 1 | -1) => void;
}

/**
 * Observes a box that scrolls horizontally.
 * @param box the scrolling element
 * @returns the sides with hidden content, and functions that scroll there
 */
export function useSidewaysOverflow(box: RefObject<HTMLElement | null>): SidewaysOverflow {
  const [hidden, setHidden] = useState({ before: false, after: false });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > slack;
      const after = scrollLeft + clientWidth < scrollWidth - slack;
      setHidden((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // Not available in every test environment. Children are observed too: a count or font that loads later widens them.
    const sizes = globalThis.ResizeObserver && new ResizeObserver(look);
    for (const part of [element, ...element.children]) sizes?.observe(part);
    return () => {
      element.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [box]);

  const scroll = (direction: 1 | -1) => {
    const element = box.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.7 });
  };
  return { ...hidden, scroll };
}
