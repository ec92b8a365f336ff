import { z } from 'zod';
import { applicationStatuses } from '../applications/application-lists.js';
import { defineTask } from './task.js';

/** Informs the employer by mail of a new application. */
export const mailNewApplication = defineTask(
  'jobs.mail-new-application',
  z.object({ application_id: z.string() }),
);

/** Mails a user the new applications of a day or a week; `due` is the scheduled time. */
export const mailApplicationDigest = defineTask(
  'jobs.mail-application-digest',
  z.object({ digest_id: z.string(), due: z.iso.datetime() }),
);

/** Reminds an employer of applications that wait for an answer; `due` names the week. */
export const mailWaitingApplications = defineTask(
  'jobs.mail-waiting-applications',
  z.object({ employer_id: z.string(), due: z.iso.datetime() }),
);

/** Confirms an application to the applicant by mail. */
export const mailApplicationReceived = defineTask(
  'jobs.mail-application-received',
  z.object({ application_id: z.string() }),
);

/** Informs the applicant by mail that the status changed to `status`; `change` numbers the changes from 1. */
export const mailStatusChange = defineTask(
  'jobs.mail-status-change',
  z.object({
    application_id: z.string(),
    status: z.enum(applicationStatuses),
    change: z.number().int(),
  }),
);

/** Informs an applicant who waits for an answer that the employer deleted the job. */
export const mailJobDeleted = defineTask(
  'jobs.mail-job-deleted',
  z.object({ application_id: z.string() }),
);

/** Sends an employer's own mail to the applicant. */
export const mailToApplicant = defineTask(
  'jobs.mail-to-applicant',
  z.object({ application_id: z.string(), email_id: z.string() }),
);

/** Copies a changed name, address or company of a user to jobs and applications. */
export const jobsUserChanged = defineTask('jobs.user-changed', z.object({ user_id: z.string() }));

/** Copies changes of an employer's listing to its jobs: name as company, number of employees, place. */
export const jobsListingChanged = defineTask(
  'jobs.listing-changed',
  z.object({ owner_id: z.string() }),
);

/** Mails a job seeker the new matching jobs of a week (counted from 1970). */
export const mailJobAlerts = defineTask(
  'jobs.mail-alerts',
  z.object({ user_id: z.string(), week: z.number().int() }),
);

/** Mails the new jobs of a saved search; `due` is the scheduled time. */
export const mailSavedSearch = defineTask(
  'jobs.mail-saved-search',
  z.object({ search_id: z.string(), due: z.iso.datetime() }),
);
