import { z } from 'zod';

/**
 * Settings of jobs in addition to those that all services share. Tests raise the limits; they cannot be switched off.
 */
export const JobsConfig = z.object({
  /** Most reports of jobs per hour from one machine. */
  REPORTS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  /** Most comparisons of a résumé with a posting per hour, from one machine or by one account. */
  FITS_PER_ADDRESS: z.coerce.number().int().min(1).default(40),
  /** How long an employer can undo a decision about an application. The applicant is notified afterwards. */
  APPLICATION_UNDO_SECONDS: z.coerce.number().min(0).max(300).default(10),
  /** Age in days from which a report of an account with a confirmed address counts towards hiding a job. */
  REPORT_ACCOUNT_DAYS: z.coerce.number().min(0).default(7),
  /** A file with additional category rules for imports, in the format of `data/job-categories.txt`. */
  JOB_CATEGORIES_FILE: z.string().optional(),
  /**
   * Private hosts whose job feeds may be read, with the port unless it is the default, separated by commas. All others
   * must have public addresses.
   */
  JOB_FEED_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
});
export type JobsConfig = z.output<typeof JobsConfig>;

/** Injection token: `@Inject(JOBS_CONFIG) config: JobsConfig`. */
export const JOBS_CONFIG = Symbol('JOBS_CONFIG');
