/** How long content may be in coming before a place on it is given up; slow lines take seconds. */
const patienceMs = { place: 2_000, anchor: 10_000 };

const movers = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Does `move` now and whenever the page changes, until it says that it is done, the time is over, or the reader moves:
 * after that it does not scroll again. Returns a function that stops it.
 */
function follow(move: () => boolean, forMs: number): () => void {
  const tryNow = () => {
    if (move()) stop();
  };
  const sizes = new ResizeObserver(tryNow);
  // What takes the place of a skeleton may be just as large.
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

/** Goes to `top` as soon as the page is long enough, unless the reader moves first. */
export const scrollWhenPossible = (top: number): (() => void) =>
  follow(() => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, reach));
    return reach >= top;
  }, patienceMs.place);

/**
 * Goes to the element of `#id` once it is there, and stays with it while the page around it still grows. The focus
 * stays where it is.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = anchorOf(hash);
  return follow(() => {
    document.getElementById(id)?.scrollIntoView();
    return false;
  }, patienceMs.anchor);
}

/** An address may end in anything: '#100%' is not valid percent-encoding and is taken literally. */
function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
