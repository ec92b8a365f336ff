import type { FeatureSwitchName } from '@commons/contracts/portal/feature-switch-lists';
import type { QueueName } from '@commons/contracts/tasks/task-queues';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';

/** Most failed tasks shown at once. */
export const failedTasksShown = 20;

export const fetchDeployables = (api: Api, signal: AbortSignal) =>
  api.list('GET /operator/deployables', { signal });

export const fetchFrontEnds = (api: Api, signal: AbortSignal) =>
  api.json('GET /operator/front-ends', { signal });

export const releaseVersion = (
  api: Api,
  name: string,
  body: { version: string; changed_at: string; reason: string },
) => api.json('PUT /operator/front-ends/{name}/release', { params: { name }, body });

export const fetchQueues = (api: Api, signal: AbortSignal) =>
  api.list('GET /auth/operator/queues', { signal });

/** The most recently failed tasks. */
export const fetchFailedTasks = (api: Api, queue: QueueName, signal: AbortSignal) =>
  api.list('GET /auth/operator/queues/{queue}/failed', {
    params: { queue },
    query: { limit: failedTasksShown },
    signal,
  });

export const retryTasks = (api: Api, queue: QueueName, ids: readonly string[]) =>
  api.json('POST /auth/operator/queues/{queue}/retry', {
    params: { queue },
    body: { ids: [...ids] },
  });

export const dropTasks = (api: Api, queue: QueueName, ids: readonly string[], reason: string) =>
  api.json('POST /auth/operator/queues/{queue}/drop', {
    params: { queue },
    body: { ids: [...ids], reason },
  });

export const fetchSwitches = (api: Api, signal: AbortSignal) =>
  api.list('GET /auth/operator/feature-switches', { signal });

export const setFeatureSwitch = (
  api: Api,
  name: FeatureSwitchName,
  body: { on: boolean; reason: string },
) => api.json('PUT /auth/operator/feature-switches/{name}', { params: { name }, body });

/** Readers and schedule of the weekly letter. */
export function useLetterState() {
  const api = useApi();
  return useQuery({
    queryKey: ['/letter/operator/state'],
    queryFn: ({ signal }) => api.json('GET /letter/operator/state', { signal }),
  });
}
