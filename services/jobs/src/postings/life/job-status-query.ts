import type { JobStatus } from '@commons/contracts/job-lists';
import type { QueryFilter } from 'mongoose';
import type { JobRecord } from '../job.js';

/** Jobs that have this status now. One past its end counts as expired before it is marked as such. */
export const withStatus = (status: JobStatus, now: Date): QueryFilter<JobRecord> => {
  if (status === 'active') return { status, expires_at: { $gt: now } };
  if (status !== 'expired') return { status };
  return { $or: [{ status }, { status: 'active', expires_at: { $lte: now } }] };
};
