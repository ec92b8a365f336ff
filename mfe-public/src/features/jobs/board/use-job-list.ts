import { useApi } from '@commons/web-kit/app-context';
import { orderOf } from '@commons/web-kit/best-match';
import { usePagedList } from '@commons/web-kit/paged-list';
import { useSearchSummary, useSummaryWait } from '@commons/web-kit/search/use-search-summary';
import { searchJobs, summarizeJobs } from '../jobs.api';
import { type JobFilters, searchRequest } from './job-filters';
import { sortJobs } from './job-sorts';

/** The matching jobs, page by page, sorted, and how the server understood the search. */
export function useJobList(filters: JobFilters) {
  const api = useApi();
  const { sortBy: _order, ...asked } = searchRequest(filters);
  const summaryRules = {
    queryKey: ['/jobs/search/summary', asked],
    fetchSummary: (signal: AbortSignal) => summarizeJobs(api, asked, signal),
  };
  const summaryIsKnown = useSummaryWait(summaryRules);
  const list = usePagedList({
    queryKey: ['/jobs/search', searchRequest(filters)],
    fetchPage: async (offset, signal) => {
      const [page] = await Promise.all([
        searchJobs(api, searchRequest(filters, offset), signal),
        offset === 0 && asked.search && summaryIsKnown(),
      ]);
      return page;
    },
  });
  const summary = useSearchSummary(summaryRules, list.searching);
  return { ...list, rows: sortJobs(list.rows, orderOf(filters)), summary };
}

export type JobList = ReturnType<typeof useJobList>;
