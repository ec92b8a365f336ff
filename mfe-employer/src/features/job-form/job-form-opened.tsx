import { isPosted } from '@commons/contracts/lifecycles/job-life';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { JobForm, type JobFormOwnProps } from './job.form';
import { useOpenedJob } from './job-form.api';

interface OpenedJobFormProps extends Pick<JobFormOwnProps, 'onDraftSaved' | 'onCancel'> {
  readonly id: string;
  /** True to edit the job, false to post one like it. */
  readonly edit: boolean;
  /** @param isNew the job has just been published */
  readonly onDone: (isNew: boolean) => void;
}

/** The form filled from an existing job, to edit it or to post a similar one (decision A26). */
export function OpenedJobForm({ id, edit, onDone, ...form }: OpenedJobFormProps) {
  const { data, error, isFetching, refetch } = useOpenedJob(id);
  if (error) {
    return (
      <RetryBanner onRetry={refetch}>{errorMessage(error, t('failedLoadJobDetails'))}</RetryBanner>
    );
  }
  if (!data || (isFetching && !data)) return <Spinner room="page" label={t('loadingJob')} />;
  const isDraft = !isPosted(data.status);
  return (
    <JobForm
      edited={edit ? { id, isDraft, etag: data.etag } : undefined}
      initial={data as object}
      onPosted={() => onDone(isDraft || !edit)}
      {...form}
    />
  );
}
