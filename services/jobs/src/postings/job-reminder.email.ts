import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { JobRecord } from './job.schema.js';

/** Reminds an employer that a job leaves the board soon; its last day is the town's. */
export function jobReminderEmail(
  job: JobRecord,
  name: string,
  { SITE_URL = '', SITE_TIME_ZONE: timeZone }: Pick<ServiceConfig, 'SITE_URL' | 'SITE_TIME_ZONE'>,
) {
  const link = `${SITE_URL}/employer-dashboard?tab=jobs`;
  const day = job.expires_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
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
