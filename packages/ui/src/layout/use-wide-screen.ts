import { useSyncExternalStore } from 'react';

// Breakpoints of the design system for columns; custom properties cannot be used in a media query.
const widths = {
  /** Filters next to a list, or a summary next to a text. */
  columns: '(min-width: 960px)',
  /** A list and one of its records side by side. */
  panes: '(min-width: 1100px)',
} as const;

const listenTo = (media: string) => (onChange: () => void) => {
  const query = globalThis.matchMedia?.(media);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};
const listeners = { columns: listenTo(widths.columns), panes: listenTo(widths.panes) };

/**
 * Whether the server rendered the page for a phone: the page says so in the browser, the renderer on the server
 * (docs/adr/0020-server-rendering.md).
 */
const isRenderedForPhone = (): boolean =>
  ((globalThis as { commonsScreen?: string }).commonsScreen ??
    globalThis.document?.getElementById('root')?.dataset.screen) === 'phone';

/** Asks the window itself, for effects: the first render in the browser repeats the server's assumption. */
export const hasRoom = (room: keyof typeof widths): boolean =>
  globalThis.matchMedia?.(widths[room]).matches ?? room === 'columns';

/** Whether there is room side by side: for filters and list ('columns'), or for list and detail ('panes'). */
export const useWideScreen = (room: keyof typeof widths = 'columns'): boolean =>
  useSyncExternalStore(
    listeners[room],
    () => hasRoom(room),
    () => !isRenderedForPhone(),
  );
