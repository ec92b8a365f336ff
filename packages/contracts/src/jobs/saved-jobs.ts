import { z } from 'zod';
import { isoDate, paging } from '../field-types.js';
import { Job } from './jobs.js';

/** Most saved jobs per person: all their ids go to the board in one answer. */
export const maxSavedJobs = 500;

/** A row of GET /jobs/saved, the latest saved first. Deleted and hidden jobs are omitted. */
export const SavedJob = z.object({ job: Job, saved_at: isoDate }).meta({ id: 'SavedJob' });
export type SavedJob = z.infer<typeof SavedJob>;

/** Query of GET /jobs/saved. */
export const SavedJobList = z.object(paging).meta({ id: 'SavedJobList' });

/** GET /jobs/saved/ids: the jobs that the board marks as saved. */
export const SavedJobIds = z.object({ ids: z.array(z.string()) }).meta({ id: 'SavedJobIds' });
export type SavedJobIds = z.infer<typeof SavedJobIds>;

/** PUT /jobs/saved/{id}; idempotent: keeps the first date. */
export const JobSaved = z.object({ saved_at: isoDate }).meta({ id: 'JobSaved' });
