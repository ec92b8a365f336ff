import { type RefObject, useEffect, useState } from 'react';

/** Half pixels of a zoomed page are not "more". */
const slack = 2;

export interface SidewaysRoom {
  /** Something is hidden past the left edge. */
  readonly before: boolean;
  /** Something is hidden past the right edge. */
  readonly after: boolean;
  /** Moves on by most of what is visible. */
  readonly scroll: (direction: 1 | -1) => void;
}

/**
 * Watches a box that scrolls sideways.
 * @param box the scrolling element
 * @returns on which sides it hides something, and what scrolls it
 */
export function useSidewaysRoom(box: RefObject<HTMLElement | null>): SidewaysRoom {
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
    // Not in every test environment. Children are watched too: a count or a font that comes late widens them.
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
