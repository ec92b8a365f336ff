import { mailStatusChange } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { PeopleService } from '../people/people.service.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationMailsService } from './application-mails.service.js';
import { statusMail } from './application-status.js';
import { statusChangeEmail } from './status-change.email.js';

type Payload = z.output<(typeof mailStatusChange)['payload']>;

@Processor(mailStatusChange)
export class StatusChangeProcessor implements TaskProcessor<typeof mailStatusChange> {
  constructor(
    private readonly mails: ApplicationMailsService,
    private readonly people: PeopleService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id, status, change }: Payload): Promise<void> {
    const name = statusMail(change, status);
    const application = await this.mails.due(application_id, name);
    if (!application) return;
    const to = await this.#address(application);
    const mail = to && {
      to,
      ...statusChangeEmail(application, status, this.config.SITE_URL ?? ''),
    };
    await this.mails.settle(application, name, mail || undefined);
  }

  /** As auth says now; as it was on applying while auth is away; nothing for those who want no mails or are gone. */
  async #address({ seeker_id, applicant }: ApplicationRecord): Promise<string | undefined> {
    const kept = { email: applicant.email, email_notifications: applicant.email_notifications };
    const person = await this.people.find(seeker_id).catch(() => kept);
    return person?.email_notifications ? person.email : undefined;
  }
}
