import type { UserSnapshot } from '@commons/contracts/account/account';
import { isOnBoard, jobDaysActive } from '@commons/contracts/lifecycles/job-life';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { localeOf } from '@commons/service-kit/texts/package-texts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { jobsTexts } from '../../texts/jobs-texts.js';
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
    return jobReminderEmail(job, owner, this.portal.facts);
  }
}

export function jobReminderEmail(
  job: JobRecord,
  { email, full_name, language }: Pick<UserSnapshot, 'email' | 'full_name' | 'language'>,
  { url, time_zone: timeZone }: Omit<PortalFacts, 'name'>,
): Mail {
  const t = jobsTexts(language);
  const day = job.expires_at.toLocaleDateString(localeOf(language), {
    ...{ dateStyle: 'long', timeZone },
  });
  return {
    to: email,
    language,
    subject: t('expiresSubject', { job: job.title }),
    greeting: hello(full_name, language),
    parts: [
      t('expiresOn', { job: job.title, day }),
      t('expiresNext', { days: jobDaysActive }),
      { link: { label: t('openJobs'), url: `${url}/employer-dashboard?tab=jobs` } },
    ],
    why: t('ownerWhy'),
    stop: notificationsStop(url, 'employer', language),
  };
}
