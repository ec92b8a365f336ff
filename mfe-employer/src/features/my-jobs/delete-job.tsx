import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { ConfirmDialog } from '@commons/ui/confirm-dialog';
import { Stack } from '@commons/ui/page';
import { counted } from '@commons/ui/wording';
import { errorMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { useDeleteJob } from './my-jobs.api';

interface DeleteJobProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Deletes a job or a draft after a confirmation that says what goes with it. */
export function DeleteJob({ job, onSuccess, onError }: DeleteJobProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteJob(job.id);
  const close = () => setAsking(false);
  const what = job.status === 'draft' ? 'draft' : 'job';
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onSuccess(`The ${what} is deleted.`),
      onError: (error) => onError(errorMessage(error, `Failed to delete the ${what}.`)),
      onSettled: close,
    });
  return (
    <>
      <Button
        aria-label={`Delete: ${job.title}`}
        onClick={() => setAsking(true)}
        size="small"
        variant="quiet"
      >
        Delete
      </Button>
      <ConfirmDialog
        action={`Delete ${what}`}
        busy={remove.isPending}
        onClose={close}
        onConfirm={confirm}
        open={asking}
        title={`Delete this ${what}?`}
      >
        {what === 'draft' ? (
          <p>“{job.title}” is not on the board. It cannot be brought back.</p>
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
      <p>“{job.title}” disappears from the site. It cannot be brought back.</p>
      {many > 0 && (
        <p>
          {counted(many, 'application')} and the resumes sent for it leave your lists. Applicants
          who wait for an answer are told that the job is gone.
        </p>
      )}
      {job.status === 'active' && (
        <p>To end it and keep the applications, use Close or Mark Filled instead.</p>
      )}
    </Stack>
  );
}
