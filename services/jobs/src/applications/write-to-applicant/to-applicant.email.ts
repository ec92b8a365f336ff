import type { Mail } from '@commons/service-kit/mail/mail';
import type { AppliedJob, StoredEmail } from '../application.schema.js';

/** The employer's own text, with a line that says who wrote it and how to reply. */
export function toApplicantEmail(
  { subject, message, sender }: StoredEmail,
  job: AppliedJob,
): Omit<Mail, 'to'> {
  const names = [...new Set([sender.name, job.company_name])].filter(Boolean).join(', ');
  return {
    subject,
    replyTo: sender.email,
    parts: message.split(/\n{2,}/),
    why: `${names || 'The employer'} wrote this about your application for ${job.title}. Reply to this email to answer.`,
  };
}
