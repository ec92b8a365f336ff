import type { Job, JobDraft, JobPosting, JobStatusChange } from '@commons/contracts/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** The job that the form changes. */
export interface EditedJob {
  readonly id: string;
  /** True while it was not published: posting it publishes it. */
  readonly isDraft: boolean;
}

const pathOf = ({ id }: EditedJob) => `/jobs/${encodeURIComponent(id)}`;

/**
 * POST /jobs, or PUT /jobs/{id} of a job that is there, which is published when it is a draft. `onStored` is called even
 * when the form is no longer shown by then.
 */
export function usePostJob(onStored: () => void, edited?: EditedJob) {
  const api = useApi();
  return useMutation({
    mutationFn: async (posting: JobPosting) => {
      if (!edited) return api.json<Job>('/jobs', { method: 'POST', body: posting });
      const job = await api.json<Job>(pathOf(edited), { method: 'PUT', body: posting });
      if (!edited.isDraft) return job;
      // When this fails, the draft has all that was typed, and the same press does both again.
      const body: JobStatusChange = { status: 'active' };
      return api.json<Job>(`${pathOf(edited)}/status`, { method: 'PATCH', body });
    },
    onSuccess: onStored,
  });
}

/** POST /jobs/drafts, or PUT /jobs/drafts/{id} of a draft that is there. */
export function useSaveDraft(onStored: () => void, edited?: EditedJob) {
  const api = useApi();
  return useMutation({
    mutationFn: (draft: JobDraft) =>
      edited
        ? api.json<Job>(`/jobs/drafts/${encodeURIComponent(edited.id)}`, {
            method: 'PUT',
            body: draft,
          })
        : api.json<Job>('/jobs/drafts', { method: 'POST', body: draft }),
    onSuccess: onStored,
  });
}
