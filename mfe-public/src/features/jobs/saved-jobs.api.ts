import type { SavedJobIds } from '@commons/contracts/jobs/saved-jobs';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const idsKey = ['/jobs/saved/ids'] as const;

/** The ids of all saved jobs are fetched once for all buttons of a page. */
export function useSavedJob(id: string, isSeeker: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: idsKey,
    queryFn: ({ signal }) => api.json('GET /jobs/saved/ids', { signal }),
    enabled: isSeeker,
    retry: false,
  });
  const saved = data?.ids.includes(id) ?? false;
  const note = (isSaved: boolean) =>
    showChange<SavedJobIds>(queries, idsKey, (now) => {
      const others = (now?.ids ?? []).filter((one) => one !== id);
      return { ids: isSaved ? [...others, id] : others };
    });
  const change = useMutation({
    // Optimistic update: reverted on failure.
    mutationFn: async (isSaved: boolean) => {
      const params = { id };
      await note(isSaved);
      try {
        if (isSaved) await api.json('PUT /jobs/saved/{id}', { params });
        else await api.json('DELETE /jobs/saved/{id}', { params });
      } catch (error) {
        await note(!isSaved);
        throw error;
      }
    },
    onSettled: () => {
      for (const queryKey of [idsKey, ['/jobs/saved']] as const)
        void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    saved,
    failed: change.isError,
    toggle: () => change.mutate(!saved),
  };
}
