import { Types } from 'mongoose';
import type { NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';
import type { KnownJob, RefChange, SortedRows } from './job-merging.js';

/** When a job ends, and whether it already has. */
export type JobTerm = Pick<NewJob, 'import_ref' | 'expires_at' | 'status' | 'valid_through'>;

/** The effect of an import's rows, as plain data that can be stored and written repeatedly. */
export interface JobPlan {
  readonly fresh: readonly JobRecord[];
  readonly changed: readonly NewJob[];
  /** New terms, by reference. */
  readonly renewed: readonly JobTerm[];
  readonly refs: readonly RefChange[];
}

const termOf = ({ import_ref, expires_at, status, valid_through }: NewJob): JobTerm => ({
  ...{ import_ref, expires_at, status },
  ...(valid_through && { valid_through }),
});

/** The effect of validated rows on the stored jobs. */
export function planOf(sorted: SortedRows, known: readonly KnownJob[]): JobPlan {
  const byRef = new Map(known.map((job) => [job.import_ref, job]));
  const isChanged = (job: NewJob) => {
    const before = byRef.get(job.import_ref);
    return before?.import_digest !== job.import_digest || before?.posting_key !== job.posting_key;
  };
  const { fresh, present, again, refs } = sorted;
  return {
    fresh: fresh.map((job) => ({ _id: new Types.ObjectId(), ...job })),
    changed: present.filter(isChanged),
    renewed: [...present.filter((job) => !isChanged(job)), ...again].map(termOf),
    refs,
  };
}
