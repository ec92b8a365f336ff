import type {
  ApplicationElsewhere,
  ElsewhereInput,
} from '@commons/contracts/applications/applications-elsewhere';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const key = ['/my-applications', 'elsewhere'] as const;

/** Applications made elsewhere, as the person recorded them. */
export function useElsewhere() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.json('GET /my-applications/elsewhere', { signal }),
  });
}

interface ElsewhereChange {
  /** Absent for a new one. */
  readonly id?: string | undefined;
  readonly body: ElsewhereInput;
}

/** Stores a new or changed application; resolves when the list is refetched. */
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

/** The request that stores it again, e.g. after it was deleted. */
export const inputOf = (entry: ApplicationElsewhere): ElsewhereInput => {
  const { id: _id, created_at: _added, updated_at: _changed, ...input } = entry;
  return input;
};
