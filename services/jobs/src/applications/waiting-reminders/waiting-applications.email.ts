import type { UserSnapshot } from '@commons/contracts/account/account';
import { dayMs } from '@commons/contracts/durations';
import { calendarDay } from '@commons/service-kit/config/time-zone';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';

/** Jobs named in one mail, those with the longest wait first. */
const named = 10;

type Waiting = Pick<ApplicationRecord, 'job' | 'job_id' | 'applied_at'>;

/** Waiting applications per job, in the order of the longest wait. @param waiting oldest first */
function jobsOf(waiting: readonly Waiting[]) {
  const jobs = new Map<string, { title: string; count: number; since: Date }>();
  for (const { job_id, job, applied_at } of waiting) {
    const known = jobs.get(job_id);
    if (known) known.count += 1;
    else jobs.set(job_id, { title: job.title, count: 1, since: applied_at });
  }
  return [...jobs];
}

/** Reminds an employer, once a week, of applications that have waited for more than a week. */
export function waitingApplicationsEmail(
  waiting: readonly Waiting[],
  { email, full_name, language }: UserSnapshot,
  now: Date,
  { url: site, time_zone: timeZone }: Omit<PortalFacts, 'name'>,
): Mail {
  const t = jobsTexts(language);
  const daysOf = (since: Date) =>
    Math.round(
      (calendarDay(now, timeZone).getTime() - calendarDay(since, timeZone).getTime()) / dayMs,
    );
  return {
    to: email,
    language,
    subject: t('waitingSubject', { count: waiting.length }),
    greeting: hello(full_name, language),
    parts: [
      t('waitingFor', { count: waiting.length }),
      {
        items: jobsOf(waiting)
          .slice(0, named)
          .map(([job_id, { title, count, since }]) => ({
            title,
            text: t('waitingJob', { count, days: daysOf(since) }),
            url: `${site}/employer-dashboard?tab=applications&status=pending&job=${job_id}`,
          })),
      },
      t('waitingNext'),
      {
        link: {
          label: t('answerThem'),
          url: `${site}/employer-dashboard?tab=applications&status=pending&sortBy=oldest`,
        },
      },
    ],
    why: t('waitingWhy'),
    stop: notificationsStop(site, 'employer', language),
  };
}
