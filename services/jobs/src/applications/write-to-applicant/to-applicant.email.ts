import type { Mail } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { AppliedJob, StoredEmail } from '../application.schema.js';
import type { MailAddress } from '../mails/applicant-address.service.js';

/** The employer's own text, with a line that says who wrote it and how to reply. */
export function toApplicantEmail(
  { subject, message, sender }: StoredEmail,
  job: AppliedJob,
  { to, language }: MailAddress,
): Mail {
  const t = jobsTexts(language);
  const names = [...new Set([sender.name, job.company_name])].filter(Boolean).join(', ');
  return {
    to,
    language,
    subject,
    replyTo: sender.email,
    parts: message.split(/\n{2,}/),
    why: t('letterWhy', { names: names || t('theEmployer'), job: job.title }),
  };
}
