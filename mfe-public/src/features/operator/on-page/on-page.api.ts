import { type AnswerKey, useQueryClient } from '@commons/web-kit/query';

/**
 * Refetches what a page shows; resolves when it has arrived. Separate from the console's calls, which few people need.
 */
export function useReload(queryKey: AnswerKey) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
