import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { orderOf } from '@commons/web-kit/best-match';
import { usePagedList } from '@commons/web-kit/paged-list';
import { searchBusinesses } from '../businesses.api';
import { type BusinessFilters, searchRequest } from './business-filters';
import { sortBusinesses } from './business-sorts';

/** The businesses that match, page by page, sorted. A failure is only logged: the list stays empty (D1 §8). */
export function useBusinessList(filters: BusinessFilters) {
  const api = useApi();
  const list = usePagedList({
    queryKey: ['/business-directory/search', searchRequest(filters)],
    fetchPage: (offset, signal) =>
      searchBusinesses(api, searchRequest(filters, offset), signal).catch((error: unknown) => {
        if (!isApiError(error) || error.failure !== 'cancelled') {
          console.error('Businesses could not be loaded', error);
        }
        throw error;
      }),
  });
  return { ...list, rows: sortBusinesses(list.rows, orderOf(filters)) };
}

export type BusinessList = ReturnType<typeof useBusinessList>;
