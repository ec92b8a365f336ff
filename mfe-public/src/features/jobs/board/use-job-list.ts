import { useApi } from '@commons/web-kit/app-context';
import { useInfiniteQuery } from '@commons/web-kit/query';
import { searchJobs } from '../jobs.api';
import { type JobFilters, searchRequest } from './job-filters';
import { sortJobs } from './job-sorts';

/**
 * The jobs that match, page by page. While a changed filter is fetched the old rows stay; rows that moved between
 * two pages because something new was posted appear once.
 */
export function useJobList(filters: JobFilters) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['/jobs/search', searchRequest(filters)],
    queryFn: ({ pageParam, signal }) => searchJobs(api, searchRequest(filters, pageParam), signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, { rows }) => count + rows.length, 0);
      return last.rows.length > 0 && (last.more || loaded < last.total) ? loaded : undefined;
    },
    placeholderData: (before) => before,
    retry: false,
  });
  const pages = query.data?.pages ?? [];
  const unique = new Map(pages.flatMap(({ rows }) => rows).map((job) => [job.id, job]));
  const last = pages.at(-1);
  return {
    jobs: sortJobs([...unique.values()], filters.sortBy),
    total: last?.total ?? 0,
    /** There are `total` or more. */
    more: last?.more ?? false,
    loaded: query.data !== undefined,
    searching: query.isFetching && !query.isFetchingNextPage,
    error: query.error,
    failedAt: query.errorUpdatedAt,
    hasNext: query.hasNextPage,
    loadingNext: query.isFetchingNextPage,
    loadNext: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

export type JobList = ReturnType<typeof useJobList>;
