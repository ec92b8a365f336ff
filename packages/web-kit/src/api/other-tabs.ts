import type { AnswerKey, QueryClient } from '@commons/web-kit/query';

const savedKey = 'commons-saved';

/**
 * Notifies the person's other tabs that the data of a query was changed here, so that a form open there does not
 * overwrite it with older values.
 * @param queryKey of plain texts, e.g. `['/auth/profile']`
 */
export function notifyOtherTabs(queryKey: AnswerKey): void {
  try {
    // Only the storage event matters; nothing remains stored.
    localStorage.setItem(savedKey, JSON.stringify(queryKey));
    localStorage.removeItem(savedKey);
  } catch {
    // Storage is full or forbidden: the other tabs refetch when they are opened again.
  }
}

/** Refetches what another tab has changed, where it is shown. Called once by the page's query client. */
export function followOtherTabs(client: QueryClient): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === savedKey && newValue) {
      void client.invalidateQueries({ queryKey: JSON.parse(newValue) as AnswerKey });
    }
  });
}
