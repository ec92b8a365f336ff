import type { DraftInput } from '@commons/contracts/tools/ai';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = (tool: string) => ['/ai/drafts', tool] as const;

/** The signed-in person's saved drafts of a tool, newest first. */
export function useDrafts(tool: string) {
  const api = useApi();
  return useQuery({
    queryKey: key(tool),
    queryFn: async () => (await api.list('GET /ai/drafts', { query: { tool, limit: 20 } })).rows,
  });
}

export function useKeepDraft() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DraftInput) => api.json('POST /ai/drafts', { body }),
    onSuccess: (_, { tool }) => client.invalidateQueries({ queryKey: key(tool) }),
  });
}

export function useDeleteDraft(tool: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.json('DELETE /ai/drafts/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key(tool) }),
  });
}
