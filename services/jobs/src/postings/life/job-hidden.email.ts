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

/** Notifies an employer that a job was hidden, why, and what to do. No setting disables this mail. */
@Injectable()
export class JobHiddenEmail extends OutboxMail<JobRecord> {
  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    private readonly people: PeopleService,
  ) {
    const mark = new OutboxMark(jobs, { since: 'hidden.mail_due_at' });
    super(mark, { task: 'jobs.mail-hidden', id: 'job_id' });
  }

  protected override async mail({ title, owner_id, hidden }: JobRecord): Promise<Mail | undefined> {
    const owner = owner_id ? await this.people.find(owner_id) : undefined;
    if (!owner) return undefined;
    const t = jobsTexts(owner.language);
    return decisionEmail({
      to: owner.email,
      language: owner.language,
      full_name: owner.full_name,
      subject: t('hiddenSubject', { job: title }),
      before: t('hidden', { job: title }),
      reason: hidden?.reason,
      after: t('hiddenNext'),
      link: `${this.site}/employer-dashboard?tab=jobs`,
      label: t('seeYourJobs'),
      why: t('hiddenWhy'),
    });
  }
}
