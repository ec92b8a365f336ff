import { type QueryClient, useQueryClient } from '@commons/web-kit/query';
import { useCallback } from 'react';

export const applicationsKey = ['/applications/all'];

/** While one decision follows the other, the lists are fetched so often at most. */
const pauseMs = 700;
const waiting = new WeakMap<QueryClient, { at: number; timer?: ReturnType<typeof setTimeout> }>();

/** Refetches every list and count of applications: at once, but not for each of many changes. */
export function useReloadApplications() {
  const client = useQueryClient();
  return useCallback(() => reload(client), [client]);
}

function reload(client: QueryClient): void {
  const state = waiting.get(client) ?? { at: Number.NEGATIVE_INFINITY };
  waiting.set(client, state);
  if (state.timer) return;
  const left = state.at + pauseMs - performance.now();
  const go = () => {
    waiting.set(client, { at: performance.now() });
    void client.invalidateQueries({ queryKey: applicationsKey });
    // Its rows show the number of applications.
    void client.invalidateQueries({ queryKey: ['/my-jobs'] });
  };
  if (left > 0) state.timer = setTimeout(go, left);
  else go();
}
