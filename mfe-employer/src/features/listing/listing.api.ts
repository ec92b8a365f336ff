import type { Business } from '@commons/contracts/businesses/businesses';
import type { ListingInput } from '@commons/contracts/businesses/listings';
import type { SpecialHoursInput } from '@commons/contracts/businesses/special-hours';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { isApiError } from '@commons/web-kit/api/api-error';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

export const myListingKey = ['/business-directory/my-listing'] as const;

const readMine = async (api: Api): Promise<Versioned<Business> | null> => {
  try {
    return await api.versioned('GET /business-directory/my-listing');
  } catch (error) {
    // 404 means no listing yet, which is not an error (specification D2 §8).
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
};

/** The employer's listing; null when there is none. */
export function useMyListing() {
  const api = useApi();
  return useQuery({
    queryKey: myListingKey,
    queryFn: () => readMine(api),
    enabled: hasArea('directory'),
  });
}

/** The reviews of a listing by stars; members of the business also learn how many have no reply. */
export function useReviewCounts(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/business-directory/{id}/reviews/counts', id],
    queryFn: ({ signal }) =>
      api.json('GET /business-directory/{id}/reviews/counts', { params: { id }, signal }),
  });
}

/** Refetches the listing. */
export function useReloadListing() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: myListingKey });
}

/** Creates the listing, or replaces the existing one. */
export const sendListing = (
  api: Api,
  name: 'POST /business-directory' | 'PUT /business-directory',
  body: ListingInput,
  headers?: ApiRequest['headers'],
) => api.versioned(name, { body, headers });

/** Replaces the special hours and the temporary closure. */
export const sendSpecialHours = (
  api: Api,
  body: SpecialHoursInput,
  headers?: ApiRequest['headers'],
) => api.versioned('PUT /business-directory/special-hours', { body, headers });

/** Confirms that the listing is still correct. The answer is shown at once. */
export function useConfirmation(onStored: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.versioned('PUT /business-directory/confirmation'),
    onSuccess: async (listing) => {
      await showChange<Versioned<Business> | null>(client, myListingKey, listing);
      onStored();
    },
  });
}

/** The center of the ZIP code or city of an address. */
export const fetchArea = (
  api: Api,
  { zip_code, city, state }: { zip_code: string; city: string; state: string },
) => {
  const typed = Object.entries({ zip_code, city, state }).filter(([, text]) => text.trim());
  return api.json('GET /business-directory/area', { query: Object.fromEntries(typed) });
};
