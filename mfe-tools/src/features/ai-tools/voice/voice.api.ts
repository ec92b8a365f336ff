import type { VoiceHabit } from '@commons/contracts/tools/voice';
import { showChange } from '@commons/web-kit/api/show-change';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = ['/ai/voice'] as const;

/** The learned habits of the signed-in person's writing. */
export function useVoice() {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: key,
    queryFn: () => api.json('GET /ai/voice'),
    enabled: user !== null && user !== undefined,
  });
}

/** Sends the edits of a text when it is copied or saved. */
export function useLearnVoice() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { written: string; edited: string }) =>
      api.json('POST /ai/voice/edits', { body }),
    onSuccess: (voice) => showChange(client, key, voice),
  });
}

export function useForgetVoice() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (habit: VoiceHabit | 'all') =>
      habit === 'all'
        ? api.json('DELETE /ai/voice')
        : api.json('DELETE /ai/voice/{habit}', { params: { habit } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
