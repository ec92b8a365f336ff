import type { SeekerApplication } from '@commons/contracts/applications';
import { allRows } from '@commons/web-kit/all-rows';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import { useLiveEvents } from '@commons/web-kit/use-live-events';

const applicationsKey = ['/my-applications'];

/** GET /my-applications: all that this person sent, newest first. The numbers of the overview count over all of it. */
export function useMyApplications() {
  const api = useApi();
  return useQuery({
    queryKey: [...applicationsKey, 'all'],
    queryFn: ({ signal }) => allRows<SeekerApplication>(api, '/my-applications', signal),
  });
}

/** POST /my-applications/{id}/withdraw; it is done when the list shows it, and then told from here: the button is gone. */
export function useWithdraw(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.json<SeekerApplication>(`/my-applications/${id}/withdraw`, { method: 'POST' });
      await client.invalidateQueries({ queryKey: applicationsKey });
    },
    onSuccess: onDone,
  });
}

/** Fetches the applications again when one of them changed, without a reload. */
export function useLiveApplications() {
  const client = useQueryClient();
  useLiveEvents('/my-applications/events', () => {
    void client.invalidateQueries({ queryKey: applicationsKey });
  });
}
