import { z } from 'zod';
import { isoDate, paging } from './field-types.js';
import { Job } from './jobs.js';

/** Most jobs that one person keeps: the list of their ids goes to the board in one answer. */
export const savedJobsMaximum = 500;

/** A row of GET /jobs/saved, the latest saved first. Jobs that are gone or hidden are left out. */
export const SavedJob = z.object({ job: Job, saved_at: isoDate }).meta({ id: 'SavedJob' });
export type SavedJob = z.infer<typeof SavedJob>;

/** Query of GET /jobs/saved. */
export const SavedJobList = z.object(paging).meta({ id: 'SavedJobList' });

/** GET /jobs/saved/ids: what the board marks as saved. */
export const SavedJobIds = z.object({ ids: z.array(z.string()) }).meta({ id: 'SavedJobIds' });
export type SavedJobIds = z.infer<typeof SavedJobIds>;

/** PUT /jobs/saved/{id}; the same again keeps the first date. */
export const JobSaved = z.object({ saved_at: isoDate }).meta({ id: 'JobSaved' });
