import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { ConfirmDialog } from '@commons/ui/confirm-dialog';
import { errorMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { useDeleteDraft } from './my-jobs.api';

interface DeleteDraftProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ job, onSuccess, onError }: DeleteDraftProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteDraft(job.id);
  const close = () => setAsking(false);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onSuccess('The draft is deleted.'),
      onError: (error) => onError(errorMessage(error, 'Failed to delete the draft.')),
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
        action="Delete draft"
        busy={remove.isPending}
        onClose={close}
        onConfirm={confirm}
        open={asking}
        title="Delete this draft?"
      >
        “{job.title}” was never posted. It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
