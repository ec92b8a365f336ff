import type { MyJob } from '@commons/contracts/jobs';
import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** GET /my-jobs: all of the employer's own jobs, newest first. */
export function useMyJobs() {
  const api = useApi();
  return useQuery({
    queryKey: ['/my-jobs'],
    queryFn: ({ signal }) => allRows<MyJob>(api, '/my-jobs', signal),
  });
}
