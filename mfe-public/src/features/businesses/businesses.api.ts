import type {
  Business,
  BusinessListItem,
  BusinessSearch,
} from '@commons/contracts/businesses/businesses';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import type { Api } from '@commons/web-kit/api/api';
import { listedRow } from '@commons/web-kit/api/paged-list';
import { untilItAnswers } from '@commons/web-kit/api/until-it-answers';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

/** An empty body matches all, newest first. */
export async function searchBusinesses(api: Api, body: BusinessSearch, signal?: AbortSignal) {
  const found = await api.list('POST /business-directory/search', { body, signal });
  return { ...found, rows: found.rows.map(readableBusiness) };
}

/** How the server understood the same search, and its counts. */
export const summarizeBusinesses = (api: Api, body: BusinessSearch, signal?: AbortSignal) =>
  api.json('POST /business-directory/search/summary', { body, signal });

/** Where what the same search finds is. */
export const mapBusinesses = (api: Api, body: BusinessSearch, signal?: AbortSignal) =>
  api.json('POST /business-directory/search/map', { body, signal });

/** Suggestions for the text typed so far. */
export const suggestBusinesses = (api: Api, search: string, signal?: AbortSignal) =>
  api.json('GET /business-directory/suggestions', { query: { search }, signal });

/** The place in the account's profile. */
export const fetchOwnPlace = async (api: Api): Promise<string | undefined> =>
  (await api.json('GET /auth/profile')).location;

const fetchBusiness = async (api: Api, id: string, signal?: AbortSignal) =>
  readableBusiness(await api.json('GET /business-directory/{id}', { params: { id }, signal }));

/** The newest businesses. A failure is only logged (D1 §8). */
export function useNewestBusinesses(count: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['/business-directory/search', 'featured'],
    queryFn: async ({ signal }) => {
      const { rows } = await searchBusinesses(api, {}, signal).catch((error: unknown) => {
        console.error('Featured businesses could not be loaded', error);
        throw error;
      });
      return [...rows]
        .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
        .slice(0, count);
    },
    ...untilItAnswers,
  });
}

/** A business by its id. */
export function useBusiness(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/business-directory', id],
    queryFn: ({ signal }) => fetchBusiness(api, id, signal),
    retry: false,
  });
}

/** What a list loaded earlier has of a business, to be shown until all of it is there. */
export const useListedBusiness = (id: string): BusinessListItem | undefined =>
  listedRow(useQueryClient(), '/business-directory/search', id);

/** The middle of a ZIP code or city; only asked where it is needed, and no pin says more. */
export function useArea(
  { zip_code, city, state }: Pick<Business['location_info'], 'zip_code' | 'city' | 'state'>,
  enabled: boolean,
) {
  const api = useApi();
  const query = { ...(zip_code && { zip_code }), ...(city && { city }), ...(state && { state }) };
  return useQuery({
    queryKey: ['/business-directory/area', query],
    queryFn: ({ signal }) => api.json('GET /business-directory/area', { query, signal }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
