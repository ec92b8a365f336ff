import type { SearchMap } from '@commons/contracts/search/search-map';
import { type AnswerKey, useQuery } from '@commons/web-kit/query';

/** A search whose results can be on a map. */
export interface MappedSearch {
  /** Body of the search, without order and page. */
  readonly queryKey: AnswerKey;
  readonly fetchMap: (signal: AbortSignal) => Promise<SearchMap>;
}

/** The places of a search's results, fetched once the map is opened. */
export const useSearchMap = ({ queryKey, fetchMap }: MappedSearch, enabled: boolean) =>
  useQuery<SearchMap>({
    queryKey,
    queryFn: ({ signal }) => fetchMap(signal),
    enabled,
    retry: false,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
