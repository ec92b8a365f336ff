import { mailJobReminder } from '@commons/contracts/tasks/jobs-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { PeopleService } from '../people/people.service.js';
import { statusNow } from './job-answer.js';
import { JobMailsService } from './job-mails.service.js';
import { jobReminderEmail } from './job-reminder.email.js';

/** Mails the owner that a job expires soon, if it still does and the owner wants mails and reminders. */
@Processor(mailJobReminder)
export class JobReminderProcessor implements TaskProcessor<typeof mailJobReminder> {
  constructor(
    private readonly mails: JobMailsService,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ job_id, expires_at }: z.output<typeof mailJobReminder.payload>): Promise<void> {
    const job = await this.mails.find(job_id);
    if (!job?.reminder_due_at || job.expires_at.getTime() !== expires_at) return;
    const owner = job.owner_id ? await this.people.find(job.owner_id) : undefined;
    const wantsReminders = owner?.email_notifications && owner.job_alerts !== false;
    if (statusNow(job) === 'active' && owner && wantsReminders) {
      const mail = jobReminderEmail(job, owner.full_name, this.config);
      const key = `job-reminder/${job._id}/${expires_at}`;
      await this.mailer.send({ to: owner.email, ...mail }, key);
    }
    await this.mails.noteReminded(job);
  }
}
