import type { MyJob } from '@commons/contracts/jobs';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { serverMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { useDeleteDraft } from './my-jobs.api';

interface DeleteDraftProps {
  readonly job: MyJob;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Deletes a draft after a question; the safe answer has the focus. */
export function DeleteDraft({ job, onSuccess, onError }: DeleteDraftProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteDraft(job.id);
  const close = () => setAsking(false);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => onSuccess('The draft is deleted.'),
      onError: (error) => onError(serverMessage(error, 'Failed to delete the draft.')),
      onSettled: close,
    });
  const footer = (
    <>
      <Button data-autofocus disabled={remove.isPending} onClick={close}>
        Keep it
      </Button>
      <Button variant="danger" busy={remove.isPending} onClick={confirm}>
        Delete draft
      </Button>
    </>
  );
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
      <Dialog
        open={asking}
        onClose={close}
        title="Delete this draft?"
        width="narrow"
        footer={footer}
      >
        “{job.title}” was never posted. It cannot be brought back.
      </Dialog>
    </>
  );
}
