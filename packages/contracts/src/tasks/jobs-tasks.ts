import { z } from 'zod';
import { applicationStatuses } from '../application-lists.js';
import { defineTask } from '../task.js';

/** Tells the employer by mail that an application came in. */
export const mailNewApplication = defineTask(
  'jobs.mail-new-application',
  z.object({ application_id: z.string() }),
);

/** The applicant's receipt. */
export const mailApplicationReceived = defineTask(
  'jobs.mail-application-received',
  z.object({ application_id: z.string() }),
);

/** Tells the applicant by mail that the status changed to `status`; `change` numbers the changes from 1. */
export const mailStatusChange = defineTask(
  'jobs.mail-status-change',
  z.object({
    application_id: z.string(),
    status: z.enum(applicationStatuses),
    change: z.number().int(),
  }),
);

/** Sends an employer's own mail to the applicant. */
export const mailToApplicant = defineTask(
  'jobs.mail-to-applicant',
  z.object({ application_id: z.string(), email_id: z.string() }),
);

/** Takes over a changed name, address or company of a user into jobs and applications. */
export const jobsUserChanged = defineTask('jobs.user-changed', z.object({ user_id: z.string() }));

/** Takes over a changed listing of an employer: its name as company, its number of employees, its place. */
export const jobsListingChanged = defineTask(
  'jobs.listing-changed',
  z.object({ owner_id: z.string() }),
);

/** Mails a job seeker the new matching jobs of a week (counted from 1970). */
export const mailJobAlerts = defineTask(
  'jobs.mail-alerts',
  z.object({ user_id: z.string(), week: z.number().int() }),
);
