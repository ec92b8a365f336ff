import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { ApplicationRecord } from './application.schema.js';

/** Tells the employer that an application came in. */
export function newApplicationEmail(
  application: ApplicationRecord,
  employerName: string,
  siteUrl: string,
) {
  const { job, applicant, resume, cover_letter } = application;
  const link = `${siteUrl}/employer-dashboard`;
  const sent = [resume && 'a resume', cover_letter && 'a cover letter'].filter(Boolean);
  const extra = sent.length > 0 ? ` with ${sent.join(' and ')}` : '';
  const lines = [
    `Hello ${employerName},`,
    `${applicant.name} has applied for ${job.title}${extra}.`,
    'You find the application in the Applications tab of your dashboard:',
  ];
  return {
    subject: `New application for ${job.title}`,
    text: `${[...lines, link].join('\n\n')}\n`,
    html: `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">Open your dashboard</a></p>
`,
  };
}
