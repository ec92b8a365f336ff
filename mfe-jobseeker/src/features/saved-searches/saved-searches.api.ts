import type { SavedSearch, SavedSearchChange } from '@commons/contracts/jobs/saved-searches';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const searchesKey = ['/jobs/searches'] as const;

export function useSavedSearches() {
  const api = useApi();
  return useQuery({
    queryKey: searchesKey,
    queryFn: ({ signal }) => api.json('GET /jobs/searches', { signal }),
  });
}

/** Renames, pauses or reschedules one. */
export function useChangeSearch() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SavedSearchChange & { readonly id: string }) =>
      api.json('PATCH /jobs/searches/{id}', { params: { id }, body }),
    onSuccess: (changed) =>
      showChange<SavedSearch[]>(client, searchesKey, (rows) =>
        rows?.map((row) => (row.id === changed.id ? changed : row)),
      ),
  });
}

export function useDeleteSearch() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => api.json('DELETE /jobs/searches/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: searchesKey }),
  });
}

/** Saves a deleted one again, as it was. */
export function useRestoreSearch() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ search, name, frequency, paused }: SavedSearch) => {
      const { id } = await api.json('POST /jobs/searches', { body: { search, name, frequency } });
      if (paused) await api.json('PATCH /jobs/searches/{id}', { params: { id }, body: { paused } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: searchesKey }),
  });
}

/** The address of the board with this search. */
export function boardAddress({ near, within_miles, ...rest }: SavedSearch['search']): string {
  const given = { ...rest, location: rest.location ?? near, within: within_miles };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, String(value));
  return `/jobs?${query}`;
}
