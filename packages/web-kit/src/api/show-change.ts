import type { AnswerKey, QueryClient } from '@commons/web-kit/query';

/**
 * Shows at once what a stored change made of a cached answer. A fetch that began before the change is cancelled: its
 * answer would bring the earlier state back.
 * @param change the new answer, or what makes it of the cached one; undefined where nothing is cached
 */
export async function showChange<Data>(
  client: QueryClient,
  queryKey: AnswerKey,
  change: Data | ((now: Data | undefined) => Data | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, change as Data);
  // The first fetch was cancelled, so nothing was there to be changed.
  if (client.getQueryData(queryKey) === undefined)
    void client.invalidateQueries({ queryKey, exact: true });
}
