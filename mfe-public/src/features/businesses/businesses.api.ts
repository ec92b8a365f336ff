import type { Business, BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';

/** POST /business-directory/search; an empty body finds all, newest first. */
export const searchBusinesses = (
  api: ApiClient,
  body: BusinessSearch,
  signal?: AbortSignal,
): Promise<ListAnswer<BusinessListItem>> =>
  api.list<BusinessListItem>('/business-directory/search', { method: 'POST', body, signal });

/** GET /business-directory/{id}. */
export const fetchBusiness = (
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Business> =>
  api.json<Business>(`/business-directory/${encodeURIComponent(id)}`, { signal });
