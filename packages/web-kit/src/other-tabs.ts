import type { QueryClient } from '@commons/web-kit/query';

const savedKey = 'commons-saved';

/**
 * Tells the person's other tabs that what a query shows was just written here, so that a form open there does not put
 * the older values back with its next full body.
 * @param queryKey of plain texts, e.g. `['/auth/profile']`
 */
export function notifyOtherTabs(queryKey: readonly string[]): void {
  try {
    // Other tabs hear of the change itself; nothing stays stored.
    localStorage.setItem(savedKey, JSON.stringify(queryKey));
    localStorage.removeItem(savedKey);
  } catch {
    // A full or forbidden storage: the other tabs fetch when they are opened again.
  }
}

/** Fetches again what another tab has written, where it is shown. The page's one query client calls this once. */
export function followOtherTabs(client: QueryClient): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === savedKey && newValue) {
      void client.invalidateQueries({ queryKey: JSON.parse(newValue) as string[] });
    }
  });
}
