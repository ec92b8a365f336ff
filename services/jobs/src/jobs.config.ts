import { z } from 'zod';

/** Settings of jobs beside those every service shares. Tests raise the limit; nothing switches it off. */
export const JobsConfig = z.object({
  /** Reports of jobs an hour from one machine. */
  REPORTS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  /** So long an employer can take a decision about an application back; nobody is told of it before. */
  APPLICATION_UNDO_SECONDS: z.coerce.number().min(0).max(300).default(10),
  /** An account of so many days, with a confirmed address, helps to hide a job by reporting it. */
  REPORT_ACCOUNT_DAYS: z.coerce.number().min(0).default(7),
  /** A file of further lines for the categories of imports, in the form of `imports/job-categories.ts`. */
  JOB_CATEGORIES_FILE: z.string().optional(),
});
export type JobsConfig = z.output<typeof JobsConfig>;

/** Injection token: `@Inject(JOBS_CONFIG) config: JobsConfig`. */
export const JOBS_CONFIG = Symbol('JOBS_CONFIG');
