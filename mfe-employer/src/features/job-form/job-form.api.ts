import type { Job, JobDraft, JobPosting, JobStatusChange } from '@commons/contracts/jobs';
import type { ApiClient, ApiRequest, Versioned } from '@commons/contracts/shell-contract';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useVersionedSave } from '@commons/web-kit/versioned-save';
import { useState } from 'react';
import { jobFormLabels } from './job-form.labels';
import { formValues, type JobFormValues } from './job-form.values';

/** The job that the form changes. */
export interface EditedJob {
  readonly id: string;
  /** True while it was not published: posting it publishes it. */
  readonly isDraft: boolean;
  /** The version that the form began with. */
  readonly etag?: string | undefined;
}

const pathOf = ({ id }: EditedJob) => `/jobs/${encodeURIComponent(id)}`;

const put = (
  api: ApiClient,
  path: string,
  body: JobPosting | JobDraft,
  headers: ApiRequest['headers'] = {},
) => api.json<Versioned<Job>>(path, { method: 'PUT', body, headers, versioned: true });

interface JobSaves {
  /** Of the form's draft. */
  readonly draftName: string;
  readonly edited: EditedJob | undefined;
  /** What the form began with. */
  readonly start: JobFormValues;
  readonly toBody: (values: JobFormValues) => JobPosting;
  /** Called even when the form is no longer shown by then. */
  readonly onStored: () => void;
  /** Somebody else saved meanwhile, and the person chose among both texts. */
  readonly onMerged: (values: JobFormValues) => void;
}

/**
 * POST /jobs, or PUT /jobs/{id} of a job that is there, which is published when it is a draft; POST /jobs/drafts, or
 * PUT /jobs/drafts/{id}. A call gives nothing when the person went back to the form before anything was saved.
 */
export function useJobSaves({ draftName, edited, start, toBody, onStored, onMerged }: JobSaves) {
  const api = useApi();
  const [saved] = useState(() => ({ etag: edited?.etag, values: start }));
  const version = useVersionedSave<JobFormValues, Job>({
    name: draftName,
    saved,
    valuesOf: (job) => formValues(job as object),
    labels: jobFormLabels,
  });
  const replace = (path: string, values: JobFormValues) =>
    version.save({
      values,
      onMerged,
      send: (chosen, headers) => put(api, path, toBody(chosen), headers),
    });
  const post = useMutation({
    mutationFn: async (values: JobFormValues) => {
      if (!edited) return api.json<Job>('/jobs', { method: 'POST', body: toBody(values) });
      const job = await replace(pathOf(edited), values);
      if (!job || !edited.isDraft) return job;
      // When this fails, the draft has all that was typed, and the same press does both again.
      const body: JobStatusChange = { status: 'active' };
      return api.json<Job>(`${pathOf(edited)}/status`, { method: 'PATCH', body });
    },
    onSuccess: (job) => job && onStored(),
  });
  const save = useMutation({
    mutationFn: (values: JobFormValues) =>
      edited
        ? replace(`/jobs/drafts/${encodeURIComponent(edited.id)}`, values)
        : api.json<Job>('/jobs/drafts', { method: 'POST', body: toBody(values) }),
    onSuccess: (job) => job && onStored(),
  });
  return { post, save, version };
}
