import type { ApplicationStatus } from '@commons/contracts/application-lists';
import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { ApplicationRecord } from './application.schema.js';

const news: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'is waiting for review',
  reviewed: 'was reviewed and is under consideration',
  accepted: 'was accepted',
  rejected: 'was not successful this time',
};

const endings: Readonly<Record<ApplicationStatus, string>> = {
  pending: '',
  reviewed: 'The employer will decide next.',
  accepted: 'Congratulations! The employer will contact you about the next steps.',
  rejected: 'Thank you for your interest. New jobs are posted on the job board every day.',
};

/** Tells the applicant what became of the application. */
export function statusChangeEmail(
  application: ApplicationRecord,
  status: ApplicationStatus,
  siteUrl: string,
) {
  const { job, applicant } = application;
  const link = `${siteUrl}/job-seeker-dashboard`;
  const lines = [
    `Hello ${applicant.name},`,
    `Your application for ${job.title} at ${job.company_name} ${news[status]}.`,
    endings[status],
    'You find it in the Applications tab of your dashboard:',
  ].filter(Boolean);
  return {
    subject: `Your application for ${job.title}: ${status}`,
    text: `${[...lines, link].join('\n\n')}\n`,
    html: `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">Open your dashboard</a></p>
`,
  };
}
