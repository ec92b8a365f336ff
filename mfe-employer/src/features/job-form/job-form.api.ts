import type { Job, JobPosting } from '@commons/contracts/jobs/jobs';
import type { ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';

type Headers = ApiRequest['headers'];

/** The job that a form is filled from. */
export function useOpenedJob(id: string) {
  const api = useApi();
  return useQuery({
    // Not the query of the job page: the form must not start from a cached job.
    queryKey: ['/jobs', id, 'form'],
    queryFn: ({ signal }) => api.versioned('GET /jobs/{id}', { params: { id }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export const postJob = (api: Api, body: JobPosting) => api.json('POST /jobs', { body });

export const saveNewDraft = (api: Api, body: JobPosting) => api.json('POST /jobs/drafts', { body });

/** Replaces a job; a draft stays a draft. */
export const replaceJob = (
  api: Api,
  name: 'PUT /jobs/{id}' | 'PUT /jobs/drafts/{id}',
  {
    id,
    body,
    headers,
  }: { readonly id: string; readonly body: JobPosting; readonly headers: Headers },
): Promise<Versioned<Job>> => api.versioned(name, { params: { id }, body, headers });

/** Publishes a draft; renews an open job. */
export const activateJob = (api: Api, id: string) =>
  api.json('PATCH /jobs/{id}/status', { params: { id }, body: { status: 'active' } });

/** Renews an open job. */
export function useRenewal(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => activateJob(api, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}
