import { type QueryClient, useQueryClient } from '@commons/web-kit/query';

/** Longest wait for answers that the rest of the page shows too. */
const patienceMs = 5_000;

/**
 * Forgets the answers that a failed part was drawn from, so that showing it again asks the server: a kept answer that
 * broke the screen would break it again. The part is gone, so its answers are those that nothing shows any more. What
 * the rest of the page shows stays there and is fetched again, as the part may have been drawn from it too.
 */
export function askAnew(client: QueryClient): Promise<unknown> | undefined {
  client.removeQueries({ type: 'inactive' });
  if (client.getQueryCache().findAll({ type: 'active' }).length === 0) return undefined;
  return Promise.race([
    client.refetchQueries({ type: 'active' }),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** `askAnew` of the page's query client, for the `onRetry` of a boundary. */
export function useAskAnew(): () => Promise<unknown> | undefined {
  const client = useQueryClient();
  return () => askAnew(client);
}
