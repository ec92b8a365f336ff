import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { JobRecord } from './job.schema.js';

/** Reminds an employer that a job leaves the board soon; its last day is the town's. */
export function jobReminderEmail(
  job: JobRecord,
  name: string,
  { SITE_URL = '', SITE_TIME_ZONE: timeZone }: Pick<ServiceConfig, 'SITE_URL' | 'SITE_TIME_ZONE'>,
): Omit<Mail, 'to'> {
  const day = job.expires_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  return {
    subject: `Your job "${job.title}" expires soon`,
    greeting: hello(name),
    parts: [
      `Your job "${job.title}" leaves the job board on ${day}.`,
      'If it is still open, you can renew it for another 60 days. If you found someone, please mark it as filled.',
      { link: { label: 'Open my jobs', url: `${SITE_URL}/employer-dashboard?tab=jobs` } },
    ],
    why: 'You get this mail because you posted this job and have email notifications switched on.',
    stop: notificationsStop(SITE_URL, 'employer'),
  };
}
