import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import { useLiveEvents } from '@commons/web-kit/use-live-events';

const applicationsKey = ['/my-applications'];

/** All that this person sent, newest first. The numbers of the overview count over all of it. */
export function useMyApplications() {
  const api = useApi();
  return useQuery({
    queryKey: [...applicationsKey, 'all'],
    queryFn: ({ signal }) =>
      allRows((query) => api.list('GET /my-applications', { query, signal })),
  });
}

/** Done when the list shows it, and then told from here: the button is gone. */
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

/** Fetches the applications again when one of them changed, without a reload. */
export function useLiveApplications() {
  const client = useQueryClient();
  useLiveEvents('GET /my-applications/events', () => {
    void client.invalidateQueries({ queryKey: applicationsKey });
  });
}
