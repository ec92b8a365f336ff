import { readableJob } from '@commons/contracts/imports/readable-name';
import type { Job } from '@commons/contracts/jobs/jobs';
import type { SavedJob, SavedJobIds } from '@commons/contracts/jobs/saved-jobs';
import { allRows } from '@commons/web-kit/api/all-rows';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const withReadableJob = <Row extends { readonly job: Job }>(row: Row): Row => ({
  ...row,
  job: readableJob(row.job),
});

/** Jobs that match the job preferences, best first, with the reasons. */
export function useMatches() {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/matches'],
    queryFn: async ({ signal }) => {
      const found = await api.json('GET /jobs/matches', { signal });
      return { ...found, matches: found.matches.map(withReadableJob) };
    },
  });
}

/** Most recently saved first. */
export function useSavedJobs() {
  const api = useApi();
  return useQuery({
    queryKey: ['/jobs/saved'],
    queryFn: async ({ signal }) => {
      const rows = await allRows((query) => api.list('GET /jobs/saved', { query, signal }));
      return rows.map(withReadableJob);
    },
  });
}

/** Removes the row at once. */
export function useRemoveSaved() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.json('DELETE /jobs/saved/{id}', { params: { id } }),
    onSuccess: (_answer, id) =>
      Promise.all([
        showChange<SavedJob[]>(queries, ['/jobs/saved'], (old) =>
          old?.filter(({ job }) => job.id !== id),
        ),
        showChange<SavedJobIds>(
          queries,
          ['/jobs/saved/ids'],
          (old) => old && { ids: old.ids.filter((one) => one !== id) },
        ),
      ]),
  });
}

/** Reverts a removal. */
export function useSaveAgain() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.json('PUT /jobs/saved/{id}', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/jobs/saved'] }),
  });
}

/** The profile of the account, with the job preferences. */
export function useOwnProfile(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['/auth/profile'],
    // The account settings use the ETag cached under this key.
    queryFn: ({ signal }) => api.versioned('GET /auth/profile', { signal }),
    enabled,
    retry: false,
  });
}
