import type { JobSearch } from '@commons/contracts/jobs/job-search';
import type { SearchAlertFrequency } from '@commons/contracts/jobs/saved-search-lists';
import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

/** Saves a search; new jobs come by mail. */
export function useSaveSearch() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { search: JobSearch; frequency: SearchAlertFrequency; name?: string }) =>
      api.json('POST /jobs/searches', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/jobs/searches'] }),
  });
}

/** Its name; undefined while unknown, and for a deleted search. */
export function useSavedName(id: string): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['/jobs/searches'],
    queryFn: ({ signal }) => api.json('GET /jobs/searches', { signal }),
  });
  return data?.find((one) => one.id === id)?.name;
}

/** Replaces the search of a saved one. */
export function useChangeSearch(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (search: SearchToSave) =>
      api.json('PATCH /jobs/searches/{id}', { params: { id }, body: { search } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/jobs/searches'] }),
  });
}
