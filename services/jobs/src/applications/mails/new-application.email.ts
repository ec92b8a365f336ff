import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';
import { employerLink } from './application-links.js';

/** Notifies the employer of a new application. */
export function newApplicationEmail(
  application: ApplicationRecord,
  employerName: string,
  site: string,
): Omit<Mail, 'to'> {
  const { job, applicant, resume, cover_letter } = application;
  const sent = [resume && 'a resume', cover_letter && 'a cover letter'].filter(Boolean);
  const extra = sent.length > 0 ? ` with ${sent.join(' and ')}` : '';
  return {
    subject: `New application for ${job.title}`,
    greeting: hello(employerName),
    parts: [
      `${applicant.name} has applied for ${job.title}${extra}.`,
      { link: employerLink(application, site) },
    ],
    why: 'You get this mail because you posted this job and have email notifications switched on.',
    stop: notificationsStop(site, 'employer'),
  };
}
