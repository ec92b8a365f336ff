import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { applicantLink } from '../application-links.js';
import type { MailAddress } from './applicant-address.service.js';

/** A mail to an applicant: the given subject and parts, and the link to the application. */
export const applicantMail = (
  application: ApplicationRecord,
  { to, language }: MailAddress,
  site: string,
  { subject, parts }: Pick<Mail, 'subject' | 'parts'>,
): Mail => ({
  ...{ to, language, subject },
  greeting: hello(application.applicant.name, language),
  parts: [...parts, { link: applicantLink(application, site, language) }],
  why: jobsTexts(language)('applicantWhy'),
  stop: notificationsStop(site, 'job_seeker', language),
});
