import { useQuery } from '@commons/web-kit/query';
import { useApi } from '../app-context.js';
import { hasArea } from '../portal/portal-areas.js';

const calls = {
  directory: 'POST /business-directory/search/summary',
  jobs: 'POST /jobs/search/summary',
} as const;

/**
 * How many results the same words have in another area, for a search without results. 0 while that is not known, in a
 * portal without the area, and where the area would have to leave words out.
 */
export function useFoundElsewhere(
  area: keyof typeof calls,
  words: string,
  wanted: boolean,
): number {
  const api = useApi();
  const search = words.trim();
  const { data } = useQuery({
    queryKey: [calls[area], search],
    queryFn: ({ signal }) => api.json(calls[area], { body: { search }, signal }),
    enabled: wanted && search !== '' && hasArea(area),
    staleTime: 60_000,
    retry: false,
  });
  return data && data.left_out.length === 0 ? data.total : 0;
}
