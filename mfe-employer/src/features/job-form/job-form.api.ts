import type { Job, JobPosting } from '@commons/contracts/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/**
 * POST /jobs, or PUT /jobs/{id} of a job that is there. `onStored` is called even when the form is no longer shown by
 * then.
 */
export function usePostJob(onStored: () => void, id?: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (posting: JobPosting) =>
      id
        ? api.json<Job>(`/jobs/${encodeURIComponent(id)}`, { method: 'PUT', body: posting })
        : api.json<Job>('/jobs', { method: 'POST', body: posting }),
    onSuccess: onStored,
  });
}
