import { mailJobHidden } from '@commons/contracts/tasks/jobs-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { jobHiddenEmail } from './job-hidden.email.js';
import { JobMailsService } from './job-mails.service.js';

/** Mails the owner that a job was hidden, if that still is due. It concerns the job itself, so no switch stops it. */
@Processor(mailJobHidden)
export class JobHiddenProcessor implements TaskProcessor<typeof mailJobHidden> {
  constructor(
    private readonly mails: JobMailsService,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ job_id }: { job_id: string }): Promise<void> {
    const job = await this.mails.find(job_id);
    if (!job?.hidden?.mail_due_at) return;
    const owner = job.owner_id ? await this.people.find(job.owner_id) : undefined;
    if (owner) {
      await this.mailer.send(
        jobHiddenEmail({
          to: owner.email,
          full_name: owner.full_name,
          title: job.title,
          reason: job.hidden.reason,
          site: this.config.SITE_URL ?? '',
        }),
        `job-hidden/${job._id}/${job.hidden.mail_due_at.getTime()}`,
      );
    }
    await this.mails.noteToldOwner(job);
  }
}
