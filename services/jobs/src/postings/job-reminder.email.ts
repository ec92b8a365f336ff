import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { JobRecord } from './job.schema.js';

/** Reminds an employer that a job leaves the board soon. */
export function jobReminderEmail(job: JobRecord, name: string, siteUrl: string) {
  const link = `${siteUrl}/employer-dashboard?tab=jobs`;
  const day = job.expires_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [
    `Hello ${name},`,
    `Your job "${job.title}" leaves the job board on ${day}.`,
    'If it is still open, renew it for another 60 days. If you found someone, mark it as filled. You find it among your jobs:',
  ];
  return {
    subject: `Your job "${job.title}" expires soon`,
    text: `${[...lines, link].join('\n\n')}\n`,
    html: `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">Open your jobs</a></p>
`,
  };
}
