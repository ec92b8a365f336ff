/** Maximum wait for content before scrolling stops; slow connections take seconds. */
const patienceMs = { place: 2_000, anchor: 10_000 };

const movers = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls `move` now and whenever the page changes, until it returns true, the time is over, or the reader scrolls: after
 * that it does not scroll again. Returns a function that stops it.
 */
function follow(move: () => boolean, forMs: number): () => void {
  const tryNow = () => {
    if (move()) stop();
  };
  const sizes = new ResizeObserver(tryNow);
  // The content that replaces a skeleton may have the same size.
  const content = new MutationObserver(tryNow);
  const timer = setTimeout(() => stop(), forMs);
  const stop = () => {
    sizes.disconnect();
    content.disconnect();
    clearTimeout(timer);
    for (const mover of movers) removeEventListener(mover, stop);
  };
  for (const mover of movers) addEventListener(mover, stop, { passive: true });
  sizes.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  tryNow();
  return stop;
}

/** Scrolls to `top` as soon as the page is long enough, unless the reader scrolls first. */
export const scrollWhenPossible = (top: number): (() => void) =>
  follow(() => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, reach));
    return reach >= top;
  }, patienceMs.place);

/**
 * Scrolls to the element with `#id` once it exists, and follows it while the page around it grows. The focus stays
 * where it is.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = anchorOf(hash);
  return follow(() => {
    document.getElementById(id)?.scrollIntoView();
    return false;
  }, patienceMs.anchor);
}

/** A fragment may be arbitrary: '#100%' is not valid percent-encoding and is taken literally. */
function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
