import type { JobStatusChange } from '@commons/contracts/jobs/jobs';
import { allRows } from '@commons/web-kit/api/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

/** All jobs of the employer, newest first. */
export function useMyJobs() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-jobs'],
    queryFn: ({ signal }) => allRows((query) => api.list('GET /my-jobs', { query, signal })),
  });
}

/**
 * The overview's jobs: the newest few, the total and the number of active ones. The counts come as headers, so that not
 * all jobs are transferred.
 */
export function useJobsInBrief() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-jobs', 'in brief'],
    queryFn: async ({ signal }) => {
      const [newest, active] = await Promise.all([
        api.list('GET /my-jobs', { query: { limit: 3 }, signal }),
        api.list('GET /my-jobs', { query: { status: 'active', limit: 1 }, signal }),
      ]);
      return { newest: newest.rows, all: newest, active };
    },
    enabled: hasArea('jobs'),
  });
}

/** Closes, fills, renews or publishes a job; the list shows it at once. */
export function useJobStatus(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: JobStatusChange['status']) =>
      api.json('PATCH /jobs/{id}/status', { params: { id }, body: { status } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}

/** Objects to the hiding of a job; the list shows the objection. */
export function useObjection(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.json('POST /jobs/{id}/objection', { params: { id }, body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}

/** Deletes a job or a draft. Applications for the job leave the lists too. */
export function useDeleteJob(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.json('DELETE /jobs/{id}', { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['/applications/all'] });
      return queries.invalidateQueries({ queryKey: ['/my-jobs'] });
    },
  });
}
