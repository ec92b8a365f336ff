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
