import type { MyJob } from '@commons/contracts/jobs/jobs';
import { isPosted } from '@commons/contracts/lifecycles/job-life';
import { Button } from '@commons/ui/controls/button';
import { CardActions } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useRef } from 'react';
import { DeleteJob } from './delete-job';
import { lifeSteps } from './job-life';
import styles from './my-job.card.module.css';
import { useJobStatus } from './my-jobs.api';

export interface JobActionsProps {
  readonly job: MyJob;
  readonly onEdit: (id: string) => void;
  readonly onSimilar: (id: string) => void;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** Edit, the possible status changes, and "post a similar job". */
export function JobActions({ job, onEdit, onSimilar, onSuccess, onError }: JobActionsProps) {
  const change = useJobStatus(job.id);
  const row = useRef<HTMLDivElement>(null);
  const refused = (error: Error) => {
    const isIncomplete = !isPosted(job.status) && isApiError(error) && error.status === 422;
    if (!isIncomplete) return onError(errorMessage(error, t('failedChangeJob')));
    onError(t('draftNotCompletePlease'));
    onEdit(job.id);
  };
  const action = (label: string, onClick: () => void) => (
    <Button
      aria-label={`${label}: ${job.title}`}
      data-action={label}
      disabled={change.isPending}
      key={label}
      onClick={onClick}
      size="small"
      variant="quiet"
    >
      {label}
    </Button>
  );
  return (
    <CardActions className={styles.actions} ref={row}>
      {action(t('edit'), () => onEdit(job.id))}
      {lifeSteps(job).map(({ label, status, done }) =>
        action(label, () =>
          change.mutate(status, {
            onSuccess: () => onSuccess(done),
            onError: refused,
            onSettled: () => keepFocus(row.current, label),
          }),
        ),
      )}
      {action(t('postSimilar'), () => onSimilar(job.id))}
      <DeleteJob job={job} onSuccess={onSuccess} onError={onError} />
    </CardActions>
  );
}

/** The pressed button is gone, or lost the focus while disabled. Focuses it again, else the button that replaced it. */
function keepFocus(row: HTMLElement | null, label: string) {
  setTimeout(() => {
    const { activeElement, body } = document;
    // The list has put it into the same card.
    const isHere = activeElement === body || row?.closest('article')?.contains(activeElement);
    if (!isHere) return;
    const pressed = row?.querySelector<HTMLElement>(`[data-action="${label}"]`);
    (pressed ?? row?.querySelector<HTMLElement>('button + button'))?.focus();
  });
}
