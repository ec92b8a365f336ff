import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { AppliedJob, StoredEmail } from './application.schema.js';

/** The employer's own words, with a line that says who wrote them and how to answer. */
export function toApplicantEmail({ subject, message, sender }: StoredEmail, job: AppliedJob) {
  const names = [...new Set([sender.name, job.company_name])].filter(Boolean).join(', ');
  const foot = `${names || 'The employer'} wrote this about your application for ${job.title}. Reply to this email to answer.`;
  const paragraphs = message
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>\n')}</p>`);
  return {
    subject,
    text: `${message}\n\n--\n${foot}\n`,
    html: `${paragraphs.join('\n')}\n<hr>\n<p>${escapeHtml(foot)}</p>\n`,
  };
}
