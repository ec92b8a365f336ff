import type { Job } from '@commons/contracts/jobs/jobs';
import { listedRow } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { fetchJob } from './jobs.api';

/** A job by its id. Shown at once if a list has it, while it is refetched: its row is complete. */
export function useJob(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => fetchJob(api, id, signal),
    placeholderData: () => listedRow<Job>(client, '/jobs/search', id),
    retry: false,
  });
}
