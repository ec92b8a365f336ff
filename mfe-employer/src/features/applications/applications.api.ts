import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

const applicationsKey = ['applications'];

/** GET /applications/all: applications to the employer's jobs. */
export function useApplications() {
  const api = useApi();
  return useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) =>
      api.list<EmployerApplication>('/applications/all?limit=100', { signal }),
  });
}

export interface StatusChoice {
  readonly id: string;
  readonly status: ApplicationStatus;
}

/** PUT /applications/{id}/status with empty notes (specification D2 §4); the list is loaded again afterwards. */
export function useChangeStatus() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: StatusChoice) =>
      api.json<EmployerApplication>(`/applications/${id}/status`, {
        method: 'PUT',
        body: { status, notes: '' },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/** GET /applications/{id}/resume: the file as the applicant sent it. */
export function useResumeFile() {
  const api = useApi();
  return useMutation({ mutationFn: (id: string) => api.file(`/applications/${id}/resume`) });
}
