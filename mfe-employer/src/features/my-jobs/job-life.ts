import type { JobStatusChange, MyJob } from '@commons/contracts/jobs';

/** A status change, as its button names it. */
export interface LifeStep {
  readonly label: string;
  readonly status: JobStatusChange['status'];
  /** Shown when it is done. */
  readonly done: string;
}

const renew = { status: 'active', done: 'The job is on the board for another 60 days.' } as const;

/** The possible status changes of a job (decision A26). A hidden one waits for the operators. */
export function lifeSteps({ status, hidden_reason }: MyJob): readonly LifeStep[] {
  if (hidden_reason) return [];
  if (status === 'active') {
    return [
      { label: 'Mark Filled', status: 'filled', done: 'The job is marked as filled.' },
      { label: 'Close', status: 'closed', done: 'The job is closed.' },
      { label: 'Renew', ...renew },
    ];
  }
  if (status === 'draft') {
    return [{ label: 'Publish', status: 'active', done: 'The job is on the board for 60 days.' }];
  }
  return [
    { label: status === 'expired' ? 'Renew' : 'Reopen', ...renew },
    ...(status === 'expired'
      ? [{ label: 'Mark Filled', status: 'filled', done: 'The job is marked as filled.' } as const]
      : []),
  ];
}
