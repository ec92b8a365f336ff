import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';
import { applicantLink, jobText } from '../mails/application-links.js';

/** Tells an applicant who waits for an answer that there will be none. */
export function jobDeletedEmail(application: ApplicationRecord, site: string): Omit<Mail, 'to'> {
  return {
    subject: `${application.job.title} is no longer offered`,
    greeting: hello(application.applicant.name),
    parts: [
      `The employer has taken down the job you applied for: ${jobText(application)}. You do not need to wait for an answer.`,
      'Your resume was removed from this application. What you wrote stays in your list.',
      { link: { label: 'See other jobs', url: `${site}/jobs` } },
      { link: applicantLink(application, site) },
    ],
    why: 'You get this mail because you applied for this job and have email notifications switched on.',
    stop: notificationsStop(site, 'job_seeker'),
  };
}
