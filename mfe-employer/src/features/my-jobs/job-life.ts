import type { JobStatusChange, MyJob } from '@commons/contracts/jobs/jobs';
import { isOnBoard, jobDaysActive, jobLife } from '@commons/contracts/lifecycles/job-life';
import { offeredActions } from '@commons/contracts/lifecycles/lifecycle';
import { t } from '@commons/ui/text/texts';

/** A status change as its button names it. */
interface LifeStep {
  readonly label: string;
  readonly status: JobStatusChange['status'];
  /** Shown after success. */
  readonly done: string;
}

const steps = {
  publish: {
    label: t('publish'),
    status: 'active',
    done: t('jobOnBoard', { days: jobDaysActive }),
  },
  fill: { label: t('markFilled'), status: 'filled', done: t('jobMarkedAsFilled') },
  close: { label: t('close'), status: 'closed', done: t('jobClosed') },
  renew: {
    label: t('renew'),
    status: 'active',
    done: t('jobOnBoardAgain', { days: jobDaysActive }),
  },
  reopen: {
    label: t('reopen'),
    status: 'active',
    done: t('jobOnBoardAgain', { days: jobDaysActive }),
  },
} as const satisfies Partial<Record<keyof typeof jobLife.actions, LifeStep>>;

/** The possible status changes of a job (decision A26). A hidden one has none until the operators decide. */
export function lifeSteps({ status, hidden_reason }: MyJob): readonly LifeStep[] {
  if (hidden_reason) return [];
  const offered = offeredActions(jobLife, status).flatMap((action) =>
    action in steps ? [steps[action as keyof typeof steps]] : [],
  );
  if (isOnBoard(status)) return offered;
  // Changes that reopen the job come first.
  return offered.sort(
    (one, other) => Number(isOnBoard(other.status)) - Number(isOnBoard(one.status)),
  );
}
