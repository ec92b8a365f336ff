import type { QueueName } from '@commons/contracts/tasks/task-queues';
import { useApi } from '@commons/web-kit/app-context';
import { type AnswerKey, useQuery } from '@commons/web-kit/query';
import {
  fetchDeployables,
  fetchFailedTasks,
  fetchFrontEnds,
  fetchQueues,
  fetchSwitches,
} from './status.api';

/** Below the console's key prefix, so that actions refetch them. */
const key = (...parts: string[]) => ['/operator', 'status', ...parts] as const;

/** Polled, so that the page follows changes. */
const lookEveryMs = 10_000;

type Fetch<Answer> = (api: ReturnType<typeof useApi>, signal: AbortSignal) => Promise<Answer>;

function useWatched<Answer>(queryKey: AnswerKey, fetchAnswer: Fetch<Answer>) {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchAnswer(api, signal),
    refetchInterval: lookEveryMs,
  });
}

export const useDeployables = () => useWatched(key('deployables'), fetchDeployables);
export const useFrontEnds = () => useWatched(key('front-ends'), fetchFrontEnds);
export const useQueues = () => useWatched(key('queues'), fetchQueues);
export const useSwitches = () => useWatched(key('switches'), fetchSwitches);
export const useFailedTasks = (queue: QueueName) =>
  useWatched(key('failed', queue), (api, signal) => fetchFailedTasks(api, queue, signal));
