import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';
import { applicantLink, jobText } from './application-links.js';

/** The applicant's receipt: what was sent, and what happens next. */
export function applicationReceivedEmail(
  application: ApplicationRecord,
  site: string,
): Omit<Mail, 'to'> {
  const { applicant, job, resume, cover_letter } = application;
  const sent = [cover_letter && 'your cover letter', resume && `your resume (${resume.filename})`];
  const what = sent.filter(Boolean).join(' and ');
  return {
    subject: `We received your application for ${job.title}`,
    greeting: hello(applicant.name),
    parts: [
      `Your application for ${jobText(application)} has arrived${what ? `, with ${what}` : ''}.`,
      'The employer reads it next. We write to you when there is news, and you can look up where it stands at any time. You can also withdraw it there.',
      { link: applicantLink(application, site) },
    ],
    why: 'You get this mail because you applied for this job and have email notifications switched on.',
    stop: notificationsStop(site, 'job_seeker'),
  };
}
