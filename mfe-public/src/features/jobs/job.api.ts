import type { Job } from '@commons/contracts/jobs/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { type QueryClient, useQuery, useQueryClient } from '@commons/web-kit/query';
import { fetchJob } from './jobs.api';

type Found = { readonly rows?: readonly Job[]; readonly pages?: readonly { rows: Job[] }[] };

/** A job from a list loaded earlier: complete except for recent changes. */
function listedJob(client: QueryClient, id: string): Job | undefined {
  const lists = client.getQueriesData<Found>({ queryKey: ['/jobs/search'] });
  const rows = lists.flatMap(([, found]) => [
    ...(found?.rows ?? []),
    ...(found?.pages ?? []).flatMap((page) => page.rows),
  ]);
  return rows.find((job) => job.id === id);
}

/** A job by its id. Shown at once if a list has it, while it is refetched. */
export function useJob(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => fetchJob(api, id, signal),
    placeholderData: () => listedJob(client, id),
    retry: false,
  });
}
