import type { AccountProfile } from '@commons/contracts/account-profile';
import type { Business, BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import type { SearchSummary } from '@commons/contracts/search-summary';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';
import type { Suggestion } from '@commons/contracts/suggestions';

/** POST /business-directory/search; an empty body finds all, newest first. */
export const searchBusinesses = (
  api: ApiClient,
  body: BusinessSearch,
  signal?: AbortSignal,
): Promise<ListAnswer<BusinessListItem>> =>
  api.list<BusinessListItem>('/business-directory/search', { method: 'POST', body, signal });

/** POST /business-directory/search/summary: what the same search understood and would find. */
export const summarizeBusinesses = (
  api: ApiClient,
  body: BusinessSearch,
  signal?: AbortSignal,
): Promise<SearchSummary> =>
  api.json('/business-directory/search/summary', { method: 'POST', body, signal });

/** GET /business-directory/suggestions: what could be meant by what is typed so far. */
export const suggestBusinesses = (
  api: ApiClient,
  search: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> =>
  api.json(`/business-directory/suggestions?${new URLSearchParams({ search })}`, { signal });

/** GET /auth/profile: the place that the account names. */
export const fetchOwnPlace = async (api: ApiClient): Promise<string | undefined> =>
  (await api.json<AccountProfile>('/auth/profile')).location;

/** GET /business-directory/{id}. */
export const fetchBusiness = (
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Business> =>
  api.json<Business>(`/business-directory/${encodeURIComponent(id)}`, { signal });
