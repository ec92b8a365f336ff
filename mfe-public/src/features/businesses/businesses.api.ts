import type { BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';

/** POST /business-directory/search; an empty body finds all, newest first. */
export const searchBusinesses = (
  api: ApiClient,
  body: BusinessSearch,
  signal?: AbortSignal,
): Promise<ListAnswer<BusinessListItem>> =>
  api.list<BusinessListItem>('/business-directory/search', { method: 'POST', body, signal });
