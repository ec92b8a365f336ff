import { z } from 'zod';
import { languageCode } from '../account/account.js';
import { queryNumber } from '../field-types.js';
import { Job } from './jobs.js';

/** The job preferences of a job seeker's account, with lists split. */
export const SeekerPreferences = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** The switch of the weekly mail. */
    job_alerts: z.boolean(),
    desired_salary_min: z.number().int().optional(),
    preferred_locations: z.array(z.string()),
    remote_ok: z.boolean(),
    employment_types: z.array(z.string()),
    categories: z.array(z.string()),
    /** Language of mails to this person. Absent: English. */
    language: languageCode.optional(),
  })
  .meta({ id: 'SeekerPreferences' });
export type SeekerPreferences = z.infer<typeof SeekerPreferences>;

/** GET /internal/seekers?after=ID of auth: those subscribed to the weekly mail, by id. */
export const SeekerList = z
  .object({
    after: z.string().max(40).optional(),
    limit: queryNumber({ min: 1, max: 200, default: 100 }),
  })
  .meta({ id: 'SeekerList' });

/** POST /internal/seekers/{id}/stop-job-alerts of auth. */
export const JobAlertsStopped = z.object({ job_alerts: z.literal(false) });

/** A matching job, with the reasons as text, the most important first. */
export const JobMatch = z
  .object({ job: Job, reasons: z.array(z.string()) })
  .meta({ id: 'JobMatch' });
export type JobMatch = z.infer<typeof JobMatch>;

/** GET /jobs/matches, best first; `preferences` says whether the person has any. */
export const JobMatches = z
  .object({ preferences: z.boolean(), matches: z.array(JobMatch) })
  .meta({ id: 'JobMatches' });
export type JobMatches = z.infer<typeof JobMatches>;

/** POST /jobs/alerts/{token}/unsubscribe. */
export const AlertsStopped = z.object({ detail: z.string() }).meta({ id: 'AlertsStopped' });
