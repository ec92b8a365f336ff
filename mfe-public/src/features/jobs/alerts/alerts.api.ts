import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** Ends the weekly mail of new jobs, by the token of its unsubscribe link. */
export function useStopAlerts(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.json('POST /jobs/alerts/{token}/unsubscribe', { params: { token } }),
  });
}

/** Stops the mails of a saved search (true), or resumes them. */
export function useStopSearchAlert(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (paused: boolean) =>
      paused
        ? api.json('POST /jobs/search-alerts/{token}/stop', { params: { token } })
        : api.json('POST /jobs/search-alerts/{token}/resume', { params: { token } }),
  });
}
