import type { BusinessSearch } from '@commons/contracts/businesses';
import type { Api } from '@commons/web-kit/api';

/** An empty body finds all, newest first. */
export const searchBusinesses = (api: Api, body: BusinessSearch, signal?: AbortSignal) =>
  api.list('POST /business-directory/search', { body, signal });

/** What the same search understood and would find. */
export const summarizeBusinesses = (api: Api, body: BusinessSearch, signal?: AbortSignal) =>
  api.json('POST /business-directory/search/summary', { body, signal });

/** What could be meant by what is typed so far. */
export const suggestBusinesses = (api: Api, search: string, signal?: AbortSignal) =>
  api.json('GET /business-directory/suggestions', { query: { search }, signal });

/** The place that the account names. */
export const fetchOwnPlace = async (api: Api): Promise<string | undefined> =>
  (await api.json('GET /auth/profile')).location;

export const fetchBusiness = (api: Api, id: string, signal?: AbortSignal) =>
  api.json('GET /business-directory/{id}', { params: { id }, signal });
