import type { Draft, DraftInput } from '@commons/contracts/ai';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = (tool: string) => ['/ai/drafts', tool];

/** The drafts that the signed-in person kept of a tool, the latest first. */
export function useDrafts(tool: string) {
  const api = useApi();
  const query = new URLSearchParams({ tool, limit: '20' });
  return useQuery({
    queryKey: key(tool),
    queryFn: () => api.json<Draft[]>(`/ai/drafts?${query}`),
  });
}

export function useKeepDraft() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: DraftInput) => api.json<Draft>('/ai/drafts', { body: draft }),
    onSuccess: (_, { tool }) => client.invalidateQueries({ queryKey: key(tool) }),
  });
}

export function useDeleteDraft(tool: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.json<void>(`/ai/drafts/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: key(tool) }),
  });
}
