import { useApi } from '@commons/web-kit/app-context';
import { orderOf } from '@commons/web-kit/best-match';
import { usePagedList } from '@commons/web-kit/paged-list';
import { searchJobs } from '../jobs.api';
import { type JobFilters, searchRequest } from './job-filters';
import { sortJobs } from './job-sorts';

/** The jobs that match, page by page, sorted. */
export function useJobList(filters: JobFilters) {
  const api = useApi();
  const list = usePagedList({
    queryKey: ['/jobs/search', searchRequest(filters)],
    fetchPage: (offset, signal) => searchJobs(api, searchRequest(filters, offset), signal),
  });
  return { ...list, rows: sortJobs(list.rows, orderOf(filters)) };
}

export type JobList = ReturnType<typeof useJobList>;
