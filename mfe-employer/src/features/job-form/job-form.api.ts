import type { Job, JobPosting } from '@commons/contracts/jobs/jobs';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useVersionedSave } from '@commons/web-kit/versioned-save';
import { useState } from 'react';
import { formValues, type JobFormValues } from './job-form.values';
import { jobFormLabels } from './job-form-labels';
import { questionsWords } from './questions/job-questions.values';

/** The job being edited. */
export interface EditedJob {
  readonly id: string;
  /** True until it is published: posting publishes it. */
  readonly isDraft: boolean;
  /** The version that the form started from. */
  readonly etag?: string | undefined;
}

interface JobSaves {
  /** Name of the form's draft. */
  readonly draftName: string;
  readonly edited: EditedJob | undefined;
  /** The initial values of the form. */
  readonly start: JobFormValues;
  readonly toBody: (values: JobFormValues) => JobPosting;
  /** Called even when the form is no longer shown. */
  readonly onStored: () => void;
  /** Somebody else saved in the meantime, and the person chose between both versions. */
  readonly onMerged: (values: JobFormValues) => void;
}

/**
 * Posts a job, or replaces an existing one and publishes it if it is a draft; saves a draft. Each call resolves to
 * undefined when the person went back to the form and nothing was saved.
 */
export function useJobSaves({ draftName, edited, start, toBody, onStored, onMerged }: JobSaves) {
  const api = useApi();
  const [saved] = useState(() => ({ etag: edited?.etag, values: start }));
  const version = useVersionedSave<JobFormValues, Job>({
    name: draftName,
    saved,
    valuesOf: (job) => formValues(job as object),
    labels: jobFormLabels,
    words: { questions: questionsWords },
  });
  const replace = (
    name: 'PUT /jobs/{id}' | 'PUT /jobs/drafts/{id}',
    { id }: EditedJob,
    values: JobFormValues,
  ) =>
    version.save({
      values,
      onMerged,
      send: (chosen, headers) =>
        api.versioned(name, { params: { id }, body: toBody(chosen), headers }),
    });
  const post = useMutation({
    mutationFn: async (values: JobFormValues) => {
      if (!edited) return api.json('POST /jobs', { body: toBody(values) });
      const job = await replace('PUT /jobs/{id}', edited, values);
      if (!job || !edited.isDraft) return job;
      // When this fails, the server's draft has the whole text, and pressing again repeats both calls.
      const { id } = edited;
      return api.json('PATCH /jobs/{id}/status', { params: { id }, body: { status: 'active' } });
    },
    onSuccess: (job) => job && onStored(),
  });
  const save = useMutation({
    mutationFn: (values: JobFormValues) =>
      edited
        ? replace('PUT /jobs/drafts/{id}', edited, values)
        : api.json('POST /jobs/drafts', { body: toBody(values) }),
    onSuccess: (job) => job && onStored(),
  });
  return { post, save, version };
}
