import { mailNewApplication } from '@commons/contracts/tasks/jobs-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { ApplicationDigestsService } from '../digests/application-digests.service.js';
import { ApplicationOutboxService } from './application-outbox.service.js';
import { newApplicationEmail } from './new-application.email.js';
import { newApplicationMail } from './outbox-names.js';

@Processor(mailNewApplication)
export class NewApplicationProcessor implements TaskProcessor<typeof mailNewApplication> {
  constructor(
    private readonly outbox: ApplicationOutboxService,
    private readonly people: PeopleService,
    private readonly digests: ApplicationDigestsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id }: { application_id: string }): Promise<void> {
    const application = await this.outbox.due(application_id, newApplicationMail);
    if (!application) return;
    // Throws while auth is down, and the task is retried: only auth knows the addresses.
    const { employer_id } = application;
    // Empty when the job was deleted meanwhile.
    const readers = employer_id ? await this.people.mailReaders(employer_id) : [];
    const site = this.config.SITE_URL ?? '';
    const willing = readers.filter(({ email_notifications }) => email_notifications);
    for (const { id, application_mails: time = 'at_once' } of willing) {
      if (time === 'at_once') continue;
      await this.digests.add({ user_id: id, employer_id }, application_id, time);
    }
    const mails = willing
      .filter(({ application_mails: time = 'at_once' }) => time === 'at_once')
      .map((reader) => newApplicationEmail(application, reader, site));
    await this.outbox.settle(application, newApplicationMail, ...mails);
  }
}
