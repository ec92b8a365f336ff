import { allRows } from '@commons/web-kit/api/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useLiveEvents } from '@commons/web-kit/applications/use-live-events';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const applicationsKey = ['/my-applications'] as const;

/** All applications of this person, newest first. The overview counts over all of them. */
export function useMyApplications() {
  const api = useApi();
  return useQuery({
    queryKey: [...applicationsKey, 'all'],
    queryFn: ({ signal }) =>
      allRows((query) => api.list('GET /my-applications', { query, signal })),
    enabled: hasArea('jobs'),
  });
}

/** `onDone` is called once the list is refetched, from here because the button is gone by then. */
export function useWithdraw(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.json('POST /my-applications/{id}/withdraw', { params: { id } });
      await client.invalidateQueries({ queryKey: applicationsKey });
    },
    onSuccess: onDone,
  });
}

/** Refetches the applications on a server event. */
export function useLiveApplications() {
  const client = useQueryClient();
  useLiveEvents('GET /my-applications/events', () => {
    void client.invalidateQueries({ queryKey: applicationsKey });
  });
}
