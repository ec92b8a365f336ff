import type { SavedJob, SavedJobIds } from '@commons/contracts/saved-jobs';
import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

/** Jobs that match the job preferences, best first, with the reasons. */
export function useMatches() {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/matches'],
    queryFn: ({ signal }) => api.json('GET /jobs/matches', { signal }),
  });
}

/** Most recently saved first. */
export function useSavedJobs() {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/saved'],
    queryFn: ({ signal }) => allRows((query) => api.list('GET /jobs/saved', { query, signal })),
  });
}

/** Removes the row at once. */
export function useRemoveSaved() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.json('DELETE /jobs/saved/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      queries.setQueryData<SavedJob[]>(['/jobs/saved'], (old) =>
        old?.filter(({ job }) => job.id !== id),
      );
      queries.setQueryData<SavedJobIds>(
        ['/jobs/saved/ids'],
        (old) => old && { ids: old.ids.filter((one) => one !== id) },
      );
    },
  });
}

/** Takes a removal back. */
export function useSaveAgain() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.json('PUT /jobs/saved/{id}', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/jobs/saved'] }),
  });
}
