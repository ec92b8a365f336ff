import type { Job } from '@commons/contracts/jobs/jobs';
import { listedRow } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';
import { fetchJob } from './jobs.api';

/** Refetches a job that has changed meanwhile. */
export function useReloadJob(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['/jobs', id] });
}

/** Refetches the person's applications: whether they have applied for a job comes from them. */
export function useReloadMyApplications() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['/my-applications'] });
}

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
