import type { ApplicationStatus } from '@commons/contracts/application-lists';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';
import { applicantLink, jobText } from './application-links.js';

interface StatusText {
  readonly subject: (job: string) => string;
  /** After 'Your application for Baker at Northside Bakery'. */
  readonly is: string;
  /** After 'Earlier we told you that it'. */
  readonly was: string;
  readonly next: string;
}

const statusTexts: Readonly<Record<ApplicationStatus, StatusText>> = {
  pending: {
    subject: (job) => `Your application for ${job} is waiting`,
    is: 'is waiting for review.',
    was: 'was waiting for review',
    next: '',
  },
  reviewed: {
    subject: (job) => `Your application for ${job} has been read`,
    is: 'was reviewed and is under consideration.',
    was: 'was under consideration',
    next: 'The employer decides next. We write to you when there is news.',
  },
  accepted: {
    subject: (job) => `Good news about your application for ${job}`,
    is: 'was accepted. Congratulations.',
    was: 'was accepted',
    next: 'The employer will contact you about the next steps.',
  },
  rejected: {
    subject: (job) => `About your application for ${job}`,
    is: 'was not successful this time.',
    was: 'was not successful',
    next: 'We know that this is not what you hoped for. Thank you for applying. New jobs are posted on the job board every day.',
  },
};

/** What a correction says about the new status. The mail apologizes first. */
const corrected: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'it is waiting for review',
  reviewed: 'it is still under consideration, and no decision has been made',
  accepted: 'it was accepted',
  rejected: 'it was not successful',
};

const correctionEnds: Readonly<Record<ApplicationStatus, string>> = {
  pending: '',
  reviewed: 'We are sorry for the confusion. We write to you when there is a decision.',
  accepted:
    'We are sorry for the confusion, and glad to bring the better news. The employer will contact you about the next steps.',
  rejected:
    'We know how hard this is to read after the first message, and we are sorry. If you have questions, please ask the employer.',
};

/**
 * Notifies the applicant of the application's status.
 * @param earlier the status of the mail that this one corrects
 */
export function statusChangeEmail(
  application: ApplicationRecord,
  status: ApplicationStatus,
  earlier: ApplicationStatus | undefined,
  site: string,
): Omit<Mail, 'to'> {
  const { job, applicant } = application;
  const { subject, is, next } = statusTexts[status];
  const what = jobText(application);
  const told = earlier
    ? [
        `Earlier we told you that your application for ${what} ${statusTexts[earlier].was}. The employer has corrected this: ${corrected[status]}.`,
        correctionEnds[status],
      ]
    : [`Your application for ${what} ${is}`, next];
  return {
    subject: earlier ? `A correction: your application for ${job.title}` : subject(job.title),
    greeting: hello(applicant.name),
    parts: [...told.filter(Boolean), { link: applicantLink(application, site) }],
    why: 'You get this mail because you applied for this job and have email notifications switched on.',
    stop: notificationsStop(site, 'job_seeker'),
  };
}
