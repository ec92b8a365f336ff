import { type QueryClient, useQueryClient } from '@commons/web-kit/query';
import { useCallback } from 'react';

export const applicationsKey = ['/applications/all'] as const;

/** Minimum time between two fetches of the lists during rapid decisions. */
const pauseMs = 700;
const waiting = new WeakMap<QueryClient, { at: number; timer?: ReturnType<typeof setTimeout> }>();

/** Refetches every list and count of applications: at once for a single change, throttled for many. */
export function useReloadApplications() {
  const client = useQueryClient();
  return useCallback(() => reload(client), [client]);
}

function reload(client: QueryClient): void {
  const state = waiting.get(client) ?? { at: Number.NEGATIVE_INFINITY };
  waiting.set(client, state);
  if (state.timer) return;
  const left = state.at + pauseMs - performance.now();
  const go = async () => {
    waiting.set(client, { at: performance.now() });
    await nextPages(client);
    void client.invalidateQueries({ queryKey: applicationsKey });
    // Jobs show the number of their applications.
    void client.invalidateQueries({ queryKey: ['/my-jobs'] });
  };
  if (left > 0) state.timer = setTimeout(() => void go(), left);
  else void go();
}

/**
 * Settles once further pages that are loading have arrived. Refetching or changing a list cancels them:
 * on a slow connection the next page would then not appear until the last of a series of decisions is stored.
 */
export async function nextPages(client: QueryClient): Promise<void> {
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: applicationsKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.fetchMeta?.fetchMore);
  await Promise.allSettled(queries.map(({ promise }) => promise));
}
