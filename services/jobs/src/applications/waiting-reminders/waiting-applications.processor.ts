import { mailWaitingApplications } from '@commons/contracts/tasks/jobs-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { Portal } from '@commons/service-kit/portal/portal';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord } from '../application.schema.js';
import { waitingApplicationsEmail } from './waiting-applications.email.js';
import { waitingTooLong } from './waiting-applications.js';

/** Reminds those who read the mails of a business, unless they switched notifications or reminders off. */
@Processor(mailWaitingApplications)
export class WaitingApplicationsProcessor implements TaskProcessor<typeof mailWaitingApplications> {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    private readonly portal: Portal,
  ) {}

  async process(task: z.output<typeof mailWaitingApplications.payload>): Promise<void> {
    const { employer_id, due } = task;
    const now = new Date();
    const waiting = await this.applications
      .find({ ...waitingTooLong(now), employer_id })
      .select({ applicant: 1, job: 1, job_id: 1, applied_at: 1 })
      .sort({ applied_at: 1, _id: 1 })
      .lean<ApplicationRecord[]>();
    if (waiting.length === 0) return;
    const readers = await this.people.mailReaders(employer_id);
    const wanting = readers.filter(
      ({ email_notifications, job_alerts }) => email_notifications && job_alerts !== false,
    );
    const mails = wanting.map((reader) =>
      waitingApplicationsEmail(waiting, reader, now, this.portal.facts),
    );
    const key = `waiting-applications/${employer_id}/${due}`;
    // When it is tried again, those that were sent are not sent again.
    await sendAll(mails.map((mail) => () => this.mailer.send(mail, key)));
  }
}
