import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
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
    return decisionEmail({
      to: owner.email,
      full_name: owner.full_name,
      subject: `Your job "${title}" was hidden`,
      before: `Your job "${title}" was hidden. It is not shown on the job board any more and takes no applications. The reason:`,
      reason: hidden?.reason,
      after:
        'You still see it among your jobs. If you think that this is a mistake, press Object there and say why; an operator then looks at it again:',
      link: `${this.site}/employer-dashboard?tab=jobs`,
      label: 'See your jobs',
      why: 'You get this mail because you posted this job.',
    });
  }
}
