import type {
  ApplicationElsewhere,
  ElsewhereInput,
} from '@commons/contracts/applications/applications-elsewhere';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = ['/my-applications', 'elsewhere'];

/** What the person noted of applications made elsewhere. */
export function useElsewhere() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.json('GET /my-applications/elsewhere', { signal }),
  });
}

interface ElsewhereChange {
  /** Absent: a new one. */
  readonly id?: string | undefined;
  readonly body: ElsewhereInput;
}

/** Stores a new or a changed one; the list has it before this is done. */
export function useSaveElsewhere() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: ElsewhereChange) => {
      const stored = id
        ? await api.json('PUT /my-applications/elsewhere/{id}', { params: { id }, body })
        : await api.json('POST /my-applications/elsewhere', { body });
      await client.invalidateQueries({ queryKey: key });
      return stored;
    },
  });
}

export function useDeleteElsewhere() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: ApplicationElsewhere) => {
      await api.json('DELETE /my-applications/elsewhere/{id}', { params: { id } });
      await client.invalidateQueries({ queryKey: key });
    },
  });
}

/** What is sent to store it as it is, e.g. again after it was deleted. */
export const inputOf = (entry: ApplicationElsewhere): ElsewhereInput => {
  const { id: _id, created_at: _added, updated_at: _changed, ...input } = entry;
  return input;
};
