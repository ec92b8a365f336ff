import type { ClaimInput, ClaimOffer } from '@commons/contracts/businesses/claims';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

const keyOf = (id: string) => ['/business-directory', id, 'claim'] as const;

/** How the employer can claim the listing, and the state of the claim. */
export function useClaimOffer(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      api.json('GET /business-directory/{id}/claim', { params: { id }, signal }),
    retry: false,
  });
}

/** Refetches the page of the business, which then shows the listing as theirs. */
export function useReloadBusiness(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['/business-directory', id] });
}

/** The calls of a claim. Each refetches the offer, so that the screen shows the current state. */
export function useClaim(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const params = { id };
  const reload = () => client.invalidateQueries({ queryKey: keyOf(id) });
  return {
    ask: async (body: ClaimInput) => {
      await api.json('POST /business-directory/{id}/claim', { params, body });
      await reload();
    },
    prove: async (code: string) => {
      const claim = await api.json('POST /business-directory/{id}/claim/code', {
        params,
        body: { code },
      });
      await showChange<ClaimOffer>(
        client,
        keyOf(id),
        (now) => now && { ...now, open: false, claim },
      );
    },
  };
}

/**
 * Withdraws a claim.
 * @param shownOn the listing whose offer is refetched: the claimed one, or another that can be claimed then
 */
export function useWithdrawal(claimed: string, shownOn: string) {
  const api = useApi();
  const client = useQueryClient();
  return async () => {
    await api.json('DELETE /business-directory/{id}/claim', { params: { id: claimed } });
    await client.invalidateQueries({ queryKey: keyOf(shownOn) });
  };
}
