import type { JobStatusChange, MyJob } from '@commons/contracts/jobs';
import { isOnBoard, jobDaysActive, jobLife } from '@commons/contracts/lifecycles/job-life';
import { offeredActions } from '@commons/contracts/lifecycles/lifecycle';

/** A status change, as its button names it. */
export interface LifeStep {
  readonly label: string;
  readonly status: JobStatusChange['status'];
  /** Shown when it is done. */
  readonly done: string;
}

const onBoard = (more: string) => `The job is on the board for ${more}${jobDaysActive} days.`;

const steps = {
  publish: { label: 'Publish', status: 'active', done: onBoard('') },
  fill: { label: 'Mark Filled', status: 'filled', done: 'The job is marked as filled.' },
  close: { label: 'Close', status: 'closed', done: 'The job is closed.' },
  renew: { label: 'Renew', status: 'active', done: onBoard('another ') },
  reopen: { label: 'Reopen', status: 'active', done: onBoard('another ') },
} as const satisfies Partial<Record<keyof typeof jobLife.actions, LifeStep>>;

/** The possible status changes of a job (decision A26). A hidden one waits for the operators. */
export function lifeSteps({ status, hidden_reason }: MyJob): readonly LifeStep[] {
  if (hidden_reason) return [];
  const offered = offeredActions(jobLife, status).flatMap((action) =>
    action in steps ? [steps[action as keyof typeof steps]] : [],
  );
  if (isOnBoard(status)) return offered;
  // What puts the job back on the board comes first.
  return offered.sort(
    (one, other) => Number(isOnBoard(other.status)) - Number(isOnBoard(one.status)),
  );
}
