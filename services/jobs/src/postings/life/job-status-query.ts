import type { JobStatus } from '@commons/contracts/jobs/job-lists';
import { jobLife } from '@commons/contracts/lifecycles/job-life';
import type { QueryFilter } from 'mongoose';
import type { JobRecord } from '../job.js';

/** Jobs that have this status now. One past its end counts as expired before it is marked as such. */
export const withStatus = (status: JobStatus, now: Date): QueryFilter<JobRecord> => {
  const { from, to } = jobLife.actions.expire;
  if (from.includes(status)) return { status, expires_at: { $gt: now } };
  if (status !== to) return { status };
  return { $or: [{ status }, { status: { $in: [...from] }, expires_at: { $lte: now } }] };
};
