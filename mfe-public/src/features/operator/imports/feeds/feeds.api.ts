import type { JobFeedInput } from '@commons/contracts/imports/job-feeds';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** Polled, so that a newly added feed shows its first reading. */
const lookEveryMs = 5_000;

export const previewFeed = (api: Api, address: string, employer: string) =>
  api.json('POST /jobs/operator/feeds/preview', {
    body: { address, ...(employer && { employer }) },
  });

export const addFeed = (api: Api, body: JobFeedInput) =>
  api.json('POST /jobs/operator/feeds', { body });

export const readFeedNow = (api: Api, id: string) =>
  api.json('POST /jobs/operator/feeds/{id}/read', { params: { id } });

export const removeFeed = (api: Api, id: string) =>
  api.json('DELETE /jobs/operator/feeds/{id}', { params: { id } });

/** All feeds, unpaged because there are few. */
export function useFeeds() {
  const api = useApi();
  return useQuery({
    queryKey: ['/operator', 'job-feeds'],
    queryFn: ({ signal }) => api.list('GET /jobs/operator/feeds', { query: { limit: 50 }, signal }),
    refetchInterval: lookEveryMs,
  });
}
