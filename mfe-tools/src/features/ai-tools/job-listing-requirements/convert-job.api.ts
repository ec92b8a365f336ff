import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQueryClient } from '@commons/web-kit/query';

/** Posts a job, or saves it as a draft. */
export function usePostJob(body: JobPosting, isDraft: boolean) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.json(isDraft ? 'POST /jobs/drafts' : 'POST /jobs', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}
