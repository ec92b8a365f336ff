import type { SearchSummary } from '@commons/contracts/search/search-summary';
import { type AnswerKey, type QueryClient, useQuery, useQueryClient } from '@commons/web-kit/query';
import { useEffect, useState } from 'react';
import { rememberPlace } from './last-place.js';

/** Longest wait of a list for its summary, so that both appear together without a layout shift. */
const longestWait = 700;

interface SummaryRules {
  /** Begins with the path and includes everything that the answer depends on. */
  readonly queryKey: AnswerKey;
  readonly fetchSummary: (signal: AbortSignal) => Promise<SearchSummary>;
}

const optionsOf = ({ queryKey, fetchSummary }: SummaryRules) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSummary(signal),
  retry: false as const,
});

/**
 * What a search understood, and the counts of its filters. The list works without it; while another list is loading the
 * previous summary stays. The place of a search around one is stored for pages that are opened without a list.
 */
export function useSearchSummary(rules: SummaryRules, searching: boolean) {
  const { data } = useQuery(optionsOf(rules));
  const near = data?.near;
  useEffect(() => {
    if (near) rememberPlace(near);
  }, [near]);
  const [shown, setShown] = useState(data);
  if (!searching && data !== shown) setShown(data);
  return searching ? shown : data;
}

/** Resolves when the summary has arrived or failed, or after the longest wait. */
export function useSummaryWait(rules: SummaryRules) {
  const client = useQueryClient();
  return () => settled(client, rules);
}

const settled = (client: QueryClient, rules: SummaryRules) =>
  Promise.race([
    client.fetchQuery(optionsOf(rules)).catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, longestWait)),
  ]);
