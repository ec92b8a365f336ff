import type { Job, JobPosting } from '@commons/contracts/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** POST /jobs. `onStored` is called even when the form is no longer shown by then. */
export function usePostJob(onStored: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (posting: JobPosting) => api.json<Job>('/jobs', { method: 'POST', body: posting }),
    onSuccess: onStored,
  });
}
