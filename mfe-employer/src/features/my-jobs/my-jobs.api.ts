import type { Job, JobStatusChange, MyJob } from '@commons/contracts/jobs';
import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

/** GET /my-jobs: all of the employer's own jobs, newest first. */
export function useMyJobs() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-jobs'],
    queryFn: ({ signal }) => allRows<MyJob>(api, '/my-jobs', signal),
  });
}

/**
 * What the overview tells of the employer's jobs: the newest few, how many there are and how many are active. Numbers
 * come with the answers, so that not all jobs travel.
 */
export function useJobsInBrief() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-jobs', 'in brief'],
    queryFn: async ({ signal }) => {
      const list = (query: string) => api.list<MyJob>(`/my-jobs?${query}`, { signal });
      const [newest, active] = await Promise.all([list('limit=3'), list('status=active&limit=1')]);
      return { newest: newest.rows, all: newest, active };
    },
  });
}

/** PATCH /jobs/{id}/status: closes, fills, renews or publishes a job; the list shows it at once. */
export function useJobStatus(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: JobStatusChange['status']) =>
      api.json<Job>(`/jobs/${encodeURIComponent(id)}/status`, {
        method: 'PATCH',
        body: { status },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}

/** POST /jobs/{id}/objection: what speaks against the hiding of a job; the list says that it was sent. */
export function useObjection(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.json<{ detail: string }>(`/jobs/${encodeURIComponent(id)}/objection`, {
        method: 'POST',
        body: { text },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}

/** DELETE /jobs/drafts/{id}: only a draft that was never posted goes. */
export function useDeleteDraft(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.json(`/jobs/drafts/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}
