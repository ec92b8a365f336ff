import { mailStatusChange } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ApplicantAddress } from './applicant-address.service.js';
import { ApplicationMailsService } from './application-mails.service.js';
import { statusMail } from './outbox-names.js';
import { statusChangeEmail } from './status-change.email.js';
import { StatusMailsService } from './status-mails.service.js';

type Payload = z.output<(typeof mailStatusChange)['payload']>;

@Processor(mailStatusChange)
export class StatusChangeProcessor implements TaskProcessor<typeof mailStatusChange> {
  constructor(
    private readonly mails: ApplicationMailsService,
    private readonly statuses: StatusMailsService,
    private readonly address: ApplicantAddress,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id, status, change }: Payload): Promise<void> {
    const name = statusMail(change, status);
    const application = await this.mails.due(application_id, name);
    if (!application) return;
    const may = await this.statuses.mayTell(application, change);
    if (may === 'later') return;
    const { decision, withdrawn_at } = application;
    // A letter of the employer tells it better; who took the application back need not hear of it.
    const isSilent = may === 'never' || decision?.letter || withdrawn_at;
    const to = isSilent ? undefined : await this.address.forNotifications(application);
    const earlier = decision?.correction ? decision.before : undefined;
    const mail = to && {
      to,
      ...statusChangeEmail(application, status, earlier, this.config.SITE_URL ?? ''),
    };
    await this.mails.settle(application, name, mail || undefined);
  }
}
