import { type QueryClient, useQueryClient } from '@commons/web-kit/query';

/** Longest wait for refetched queries of the rest of the page. */
const patienceMs = 5_000;

/**
 * Drops the cached queries of a failed component, so that rendering it again refetches them: a cached answer that broke
 * it would break it again. The component is unmounted, so its queries are inactive. Active ones stay and are refetched,
 * as the component may have used them too.
 */
function refetch(client: QueryClient): Promise<unknown> | undefined {
  client.removeQueries({ type: 'inactive' });
  if (client.getQueryCache().findAll({ type: 'active' }).length === 0) return undefined;
  return Promise.race([
    client.refetchQueries({ type: 'active' }),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** `refetch` of the page's query client, for the `onRetry` of a boundary. */
export function useRefetch(): () => Promise<unknown> | undefined {
  const client = useQueryClient();
  return () => refetch(client);
}
