import type { UserSnapshot } from '@commons/contracts/account';
import { calendarDay } from '@commons/service-kit/config/time-zone';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import type { ApplicationRecord } from '../application.schema.js';

const dayMs = 86_400_000;
/** Jobs named in one mail, those with the longest wait first. */
const named = 10;

type Waiting = Pick<ApplicationRecord, 'job' | 'job_id' | 'applied_at'>;

/** What waits for each job, in the order of the longest wait. @param waiting oldest first */
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
  { email, full_name }: UserSnapshot,
  now: Date,
  { url: site, time_zone: timeZone }: Omit<PortalFacts, 'name'>,
): Mail {
  const isOne = waiting.length === 1;
  const people = isOne ? '1 person waits' : `${waiting.length} people wait`;
  const daysOf = (since: Date) =>
    Math.round(
      (calendarDay(now, timeZone).getTime() - calendarDay(since, timeZone).getTime()) / dayMs,
    );
  return {
    to: email,
    subject: `${people} for your answer`,
    greeting: hello(full_name),
    parts: [
      `${people} for more than a week to hear from you:`,
      {
        items: jobsOf(waiting)
          .slice(0, named)
          .map(([job_id, { title, count, since }]) => ({
            title,
            text: `${count === 1 ? '1 application' : `${count} applications`}, ${count === 1 ? '' : 'the oldest '}from ${daysOf(since)} days ago`,
            url: `${site}/employer-dashboard?tab=applications&status=pending&job=${job_id}`,
          })),
      },
      'A short answer is better than none. In the list you can answer many at once, and pages of jobs show who answers soon.',
      {
        link: {
          label: 'Answer them',
          url: `${site}/employer-dashboard?tab=applications&status=pending&sortBy=oldest`,
        },
      },
    ],
    why: 'You get this mail once a week while applications wait, because reminders about your jobs are switched on.',
    stop: notificationsStop(site, 'employer'),
  };
}
