import type { JobStatus } from '../jobs/job-lists.js';
import { deleted, lifecycle } from './lifecycle.js';

/** An active job expires this many days after posting, renewal or import (decision A26). */
export const jobDaysActive = 60;
/** The owner is reminded this many days before. */
export const jobReminderDays = 5;

const posted = ['active', 'closed', 'filled', 'expired'] as const;

/** The life cycle of a job (decision A26). Hiding closes the job and keeps its status, which showing restores. */
export const jobLife = lifecycle<JobStatus>()({
  begins: { 'post, or import': 'active', 'save as draft': 'draft' },
  actions: {
    publish: { from: ['draft'], to: 'active' },
    fill: { from: ['active', 'expired'], to: 'filled', accepted: ['closed', 'filled'] },
    close: { from: ['active'], to: 'closed', accepted: ['closed', 'filled', 'expired'] },
    renew: { from: ['active', 'expired'], to: 'active' },
    reopen: { from: ['closed', 'filled'], to: 'active' },
    unpublish: { from: [], to: 'draft', accepted: ['draft', ...posted] },
    expire: { from: ['active'], to: 'expired', by: 'after 60 days, or gone from its source' },
    hide: { from: ['draft', ...posted], to: 'closed', by: 'operator or reports' },
    'delete the account': { from: ['active'], to: 'closed', by: 'owner' },
    delete: { from: ['draft', ...posted], to: deleted },
  },
});

type Dated<Day> = { readonly status: JobStatus; readonly expires_at: Day };

/** The current status: an active job past its end is expired, even before it is marked as such. */
export const jobStatusAt = ({ status, expires_at }: Dated<Date>, now: Date): JobStatus =>
  isOnBoard(status) && expires_at <= now ? 'expired' : status;

/** Whether searches find the job and people can apply. */
export const isOnBoard = (status: JobStatus): boolean => status === 'active';

/** Whether people other than the owner may know of the job. */
export const isPosted = (status: JobStatus): boolean => status !== 'draft';
