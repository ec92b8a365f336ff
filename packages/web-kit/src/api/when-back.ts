import type { QueryClient } from '@commons/web-kit/query';
import { isTransient } from './api-error.js';

const askEveryMs = 10_000;

/**
 * Fills the parts of a page that failed while a service or the network was away, once it answers again, without a
 * reload. What the page shows remains until then: this check is separate from the query. Called once by the page's
 * query client.
 * @returns a function that ends it
 */
export function refetchWhenBack(client: QueryClient): () => void {
  const failed = () =>
    client.getQueryCache().findAll({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus === 'idle' && isTransient(state.error),
    });
  type Failed = ReturnType<typeof failed>[number];
  const ask = async (query: Failed) => {
    const { queryFn } = query.options;
    if (typeof queryFn !== 'function') return;
    const { signal } = new AbortController();
    const { queryKey, meta } = query;
    // Only a list in pages has it.
    const { initialPageParam: pageParam } = query.options as { initialPageParam?: unknown };
    await queryFn({ client, queryKey, meta, signal, pageParam });
    if (failed().includes(query)) await query.fetch();
  };
  const timer = setInterval(() => {
    if (document.hidden) return;
    // Still away: asked again next time.
    for (const query of failed()) void ask(query).catch(() => {});
  }, askEveryMs);
  return () => clearInterval(timer);
}
