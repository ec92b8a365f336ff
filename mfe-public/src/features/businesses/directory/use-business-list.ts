import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { isApiError } from '@commons/web-kit/api/api-error';
import { usePagedList } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useAddressPage } from '@commons/web-kit/page/address-page';
import { orderOf } from '@commons/web-kit/search/best-match';
import { useSearchSummary, useSummaryWait } from '@commons/web-kit/search/search-summary.api';
import { useMemo } from 'react';
import { mapBusinesses, searchBusinesses, summarizeBusinesses } from '../businesses.api';
import { type BusinessFilters, pageSize, searchRequest } from './business-filters';
import { sortBusinesses } from './business-sorts';

/**
 * The matching businesses, page by page, sorted, and how the server understood the search. A failure is only logged:
 * the list stays empty (D1 §8).
 */
export function useBusinessList(filters: BusinessFilters) {
  const api = useApi();
  const { sortBy: _order, limit: _rows, ...asked } = searchRequest(filters);
  const summaryRules = {
    queryKey: ['/business-directory/search/summary', asked] as const,
    fetchSummary: (signal: AbortSignal) => summarizeBusinesses(api, asked, signal),
  };
  const summaryIsKnown = useSummaryWait(summaryRules);
  const page = useAddressPage(pageSize);
  const list = usePagedList({
    queryKey: ['/business-directory/search', searchRequest(filters, page.before)],
    before: page.before,
    fetchPage: async (offset, signal) => {
      const [found] = await Promise.all([
        searchBusinesses(api, searchRequest(filters, offset), signal).catch(logged),
        offset === page.before && asked.search && summaryIsKnown(),
      ]);
      return found;
    },
  });
  const mapped = {
    queryKey: ['/business-directory/search/map', asked] as const,
    fetchMap: (signal: AbortSignal) => mapBusinesses(api, asked, signal),
  };
  const summary = useSearchSummary(summaryRules, list.searching);
  const order = orderOf(filters);
  const rows = useMemo(() => sortBusinesses(list.rows, order), [list.rows, order]);
  return { ...list, page, rows, summary, mapped, pictured: isPictured(list.rows) };
}

const firstRows = 24;

/**
 * Whether enough of the first rows have photos for cards with pictures: fifty drawings of one category look like a
 * template. Rows that are loaded later do not change it.
 */
function isPictured(rows: readonly BusinessListItem[]): boolean {
  const first = rows.slice(0, firstRows);
  return first.filter(({ gallery_images: photos }) => photos?.length).length * 4 >= first.length;
}

function logged(error: unknown): never {
  if (!isApiError(error) || error.failure !== 'cancelled') {
    console.error('Businesses could not be loaded', error);
  }
  throw error;
}

export type BusinessList = ReturnType<typeof useBusinessList>;
