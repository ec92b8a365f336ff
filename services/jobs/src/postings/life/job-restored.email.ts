import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { JobRecord } from '../job.js';

/** Notifies an employer that a hidden job is shown again. */
@Injectable()
export class JobRestoredEmail extends OutboxMail<JobRecord> {
  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    private readonly people: PeopleService,
  ) {
    const mark = new OutboxMark(jobs, { since: 'restored_mail_at' });
    super(mark, { task: 'jobs.mail-restored', id: 'job_id' });
  }

  protected override async mail({ title, owner_id }: JobRecord): Promise<Mail | undefined> {
    const owner = owner_id ? await this.people.find(owner_id) : undefined;
    if (!owner) return undefined;
    const t = jobsTexts(owner.language);
    return decisionEmail({
      to: owner.email,
      language: owner.language,
      full_name: owner.full_name,
      subject: t('restoredSubject', { job: title }),
      before: t('restored', { job: title }),
      after: t('restoredNext'),
      link: `${this.site}/employer-dashboard?tab=jobs`,
      label: t('seeYourJobs'),
      why: t('hiddenWhy'),
    });
  }
}
