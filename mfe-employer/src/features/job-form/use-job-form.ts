import type { Job, JobPosting } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { activateJob, postJob, replaceJob, saveNewDraft } from './job-form.api';
import {
  draftFields,
  formValues,
  type JobFormValues,
  missingFields,
  requiredFields,
  toPosting,
} from './job-form.values';
import { jobFormLabels } from './job-form-labels';
import { firstQuestionProblem, questionsWords } from './questions/job-questions.values';
import type { StepProps } from './step-props';

/** The job being edited. */
export interface EditedJob {
  readonly id: string;
  /** True until it is published: posting then publishes it. */
  readonly isDraft: boolean;
  /** The version that the form started from. */
  readonly etag?: string | undefined;
}

interface JobFormRules {
  readonly initial: Partial<JobPosting> | undefined;
  readonly edited: EditedJob | undefined;
  /** Called before a job is posted. @returns false to go back to the form */
  readonly mayPost: (values: JobFormValues) => boolean | Promise<boolean>;
  readonly onPosted: () => void;
  readonly onDraftSaved: (() => void) | undefined;
  /** Shows the first of these missing or refused fields. */
  readonly onInvalid: (errors: StepProps['errors']) => void;
}

/** Values, draft, validation and saving of a job. */
export function useJobForm({
  initial,
  edited,
  mayPost,
  onPosted,
  onDraftSaved,
  onInvalid,
}: JobFormRules) {
  const [start] = useState(() => formValues(initial));
  // Each source job has its own draft.
  const source = edited?.id ?? JSON.stringify(start);
  const changes = useChanges<JobFormValues, Job>({
    name: initial ? `job-form:${source}` : 'job-form',
    start: { etag: edited?.etag, values: start },
    valuesOf: (job) => formValues(job as object),
    labels: jobFormLabels,
    words: { questions: questionsWords },
  });
  const { values, change, forget } = changes;
  /** The fields that the last press of Post Job or Save as Draft required. */
  const [asked, setAsked] = useState<typeof requiredFields>([]);
  const problem = firstQuestionProblem(values.questions);

  const { post, saveDraft } = useJobCalls({ initial, edited }, changes);

  /** Errors of the missing fields. Questions show their own. */
  const check = (fields: typeof requiredFields) => () => {
    setAsked(fields);
    const missing = missingFields(values, fields);
    if (missing.length === 0 && problem) return { [problem]: problem };
    return Object.fromEntries(
      missing.map(({ field, label }) => [field, t('fillLabel', { label })]),
    );
  };
  const { errors, failure, running, submit, clear } = useForm({
    check: check(requiredFields),
    onInvalid,
    send: async () => {
      if (!(await mayPost(values)) || !(await post())) return;
      forget();
      onPosted();
    },
    failed: edited?.isDraft === false ? t('failedUpdateJob') : t('failedCreateJob'),
  });
  const draft = {
    name: 'draft',
    check: check(draftFields),
    send: async () => {
      if (!(await saveDraft())) return;
      forget();
      onDraftSaved?.();
    },
    failed: t('failedSaveDraft'),
  };

  return {
    values,
    isChanged: JSON.stringify(toPosting(values)) !== JSON.stringify(toPosting(start)),
    change: (part: Partial<JobFormValues>) => {
      clear(Object.keys(part));
      change(part);
    },
    forget,
    asked,
    errors: errors as StepProps['errors'],
    failure,
    isPosting: running !== undefined && running !== draft.name,
    isSaving: running === draft.name,
    post: () => void submit(),
    saveDraft: () => void submit(undefined, draft),
    conflict: changes.dialog,
  };
}

/** The calls that post a job and save it as a draft. Each resolves to nothing when the user went back to the form. */
function useJobCalls(
  { initial, edited }: Pick<JobFormRules, 'initial' | 'edited'>,
  { values, save }: Pick<ReturnType<typeof useChanges<JobFormValues, Job>>, 'values' | 'save'>,
) {
  const api = useApi();
  const toBody = (typed: JobFormValues) => ({ ...fieldsNotShown(initial), ...toPosting(typed) });
  const replace = (name: 'PUT /jobs/{id}' | 'PUT /jobs/drafts/{id}', { id }: EditedJob) =>
    save((chosen, headers) => replaceJob(api, name, { id, body: toBody(chosen), headers }));

  const post = async () => {
    if (!edited) return postJob(api, toBody(values));
    const job = await replace('PUT /jobs/{id}', edited);
    // When this fails, the server's draft has the whole text, and another press repeats both calls.
    return job && edited.isDraft ? activateJob(api, edited.id) : job;
  };
  const saveDraft = () =>
    edited ? replace('PUT /jobs/drafts/{id}', edited) : saveNewDraft(api, toBody(values));
  return { post, saveDraft };
}

/** The fields of a job that the form lacks, e.g. from the AI tool; removed questions need an empty list. */
const fieldsNotShown = ({ education_required, questions }: Partial<JobPosting> = {}) => ({
  ...(education_required && { education_required }),
  ...(questions?.length && { questions: [] }),
});
