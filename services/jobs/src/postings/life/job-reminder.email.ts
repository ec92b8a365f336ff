import { isOnBoard, jobDaysActive } from '@commons/contracts/lifecycles/job-life';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { PeopleService } from '@commons/service-kit/people/people.service';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';

import { statusNow } from '../job-answer.js';

/** Reminds an owner that a job expires soon, once per term, unless they want no mails or reminders. */
@Injectable()
export class JobReminderEmail extends OutboxMail<JobRecord> {
  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    private readonly people: PeopleService,
  ) {
    // Due days after the job was posted: the reconciliation alone adds the task.
    const mark = new OutboxMark(jobs, { since: 'reminder_due_at' });
    const options = { patienceMs: 0, everyMs: 10 * 60_000 };
    super(mark, { task: 'jobs.mail-reminder', id: 'job_id', ...options });
  }

  protected override async mail(job: JobRecord): Promise<Mail | undefined> {
    if (!this.portal.has('jobs')) return undefined;
    if (!isOnBoard(statusNow(job)) || !job.owner_id) return undefined;
    const owner = await this.people.find(job.owner_id);
    if (!owner?.email_notifications || owner.job_alerts === false) return undefined;
    return { to: owner.email, ...jobReminderEmail(job, owner.full_name, this.portal.facts) };
  }
}

export function jobReminderEmail(
  job: JobRecord,
  name: string,
  { url, time_zone: timeZone }: Omit<PortalFacts, 'name'>,
): Omit<Mail, 'to'> {
  const day = job.expires_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  return {
    subject: `Your job "${job.title}" expires soon`,
    greeting: hello(name),
    parts: [
      `Your job "${job.title}" leaves the job board on ${day}.`,
      `If it is still open, you can renew it for another ${jobDaysActive} days. If you found someone, please mark it as filled.`,
      { link: { label: 'Open my jobs', url: `${url}/employer-dashboard?tab=jobs` } },
    ],
    why: 'You get this mail because you posted this job and have email notifications switched on.',
    stop: notificationsStop(url, 'employer'),
  };
}
