import type { MyJob } from '@commons/contracts/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

export const myJobsKey = ['my-jobs'];

/** GET /my-jobs: the employer's own jobs, newest first. */
export function useMyJobs() {
  const api = useApi();
  return useQuery({
    queryKey: myJobsKey,
    queryFn: ({ signal }) => api.list<MyJob>('/my-jobs?limit=100', { signal }),
  });
}
