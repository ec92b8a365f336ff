import { usePagedList } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useAddressPage } from '@commons/web-kit/page/address-page';
import { orderOf } from '@commons/web-kit/search/best-match';
import { useSearchSummary, useSummaryWait } from '@commons/web-kit/search/search-summary.api';
import { useMemo } from 'react';
import { mapJobs, searchJobs, summarizeJobs } from '../jobs.api';
import { type JobFilters, searchRequest } from './job-filters';
import { sortJobs } from './job-sorts';

/** Rows of a page (D1 §9). */
const pageSize = 50;

/** The matching jobs, page by page, sorted, and how the server understood the search. */
export function useJobList(filters: JobFilters) {
  const api = useApi();
  const { sortBy: _order, ...asked } = searchRequest(filters);
  const summaryRules = {
    queryKey: ['/jobs/search/summary', asked] as const,
    fetchSummary: (signal: AbortSignal) => summarizeJobs(api, asked, signal),
  };
  const summaryIsKnown = useSummaryWait(summaryRules);
  const page = useAddressPage(pageSize);
  const list = usePagedList({
    queryKey: ['/jobs/search', searchRequest(filters, page.before)],
    before: page.before,
    fetchPage: async (offset, signal) => {
      const [found] = await Promise.all([
        searchJobs(api, searchRequest(filters, offset), signal),
        offset === page.before && asked.search && summaryIsKnown(),
      ]);
      return found;
    },
  });
  const mapped = {
    queryKey: ['/jobs/search/map', asked] as const,
    fetchMap: (signal: AbortSignal) => mapJobs(api, asked, signal),
  };
  const summary = useSearchSummary(summaryRules, list.searching);
  const order = orderOf(filters);
  const rows = useMemo(() => sortJobs(list.rows, order), [list.rows, order]);
  return { ...list, page, rows, summary, mapped };
}

export type JobList = ReturnType<typeof useJobList>;
