import type { MyJob } from '@commons/contracts/jobs/jobs';
import { isOnBoard, isPosted } from '@commons/contracts/lifecycles/job-life';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import { useDeleteJob } from './my-jobs.api';

interface DeleteJobProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Deletes a job or a draft after a confirmation that names the consequences. */
export function DeleteJob({ job, onSuccess, onError }: DeleteJobProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteJob(job.id);
  const close = () => setAsking(false);
  const what = isPosted(job.status) ? 'job' : 'draft';
  const kind = { what: what === 'draft' ? t('draftNoun') : t('jobNoun') };
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onSuccess(t('whatDeleted', kind)),
      onError: (error) => onError(errorMessage(error, t('failedDeleteWhat', kind))),
      onSettled: close,
    });
  return (
    <>
      <Button
        aria-label={t('deleteTitle', { title: job.title })}
        onClick={() => setAsking(true)}
        size="small"
        variant="quiet"
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        action={t('deleteWhat', kind)}
        busy={remove.isPending}
        onClose={close}
        onConfirm={confirm}
        open={asking}
        title={t('deleteWhat2', kind)}
      >
        {what === 'draft' ? (
          <p>{t('titleNotBoardCannot', { title: job.title })}</p>
        ) : (
          <Consequences job={job} />
        )}
      </ConfirmDialog>
    </>
  );
}

function Consequences({ job }: Pick<DeleteJobProps, 'job'>) {
  const many = job.application_count;
  return (
    <Stack gap={3}>
      <p>{t('titleDisappearsFromSite', { title: job.title })}</p>
      {many > 0 && <p>{t('manyResumesSentLeave', { count: many })}</p>}
      {isOnBoard(job.status) && <p>{t('endKeepApplicationsUse')}</p>}
    </Stack>
  );
}
