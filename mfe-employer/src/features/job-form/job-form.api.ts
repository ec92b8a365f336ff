import type { Job, JobPosting } from '@commons/contracts/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** POST /jobs. */
export function usePostJob() {
  const api = useApi();
  return useMutation({
    mutationFn: (posting: JobPosting) => api.json<Job>('/jobs', { method: 'POST', body: posting }),
  });
}
