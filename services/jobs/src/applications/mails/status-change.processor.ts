import { mailStatusChange } from '@commons/contracts/tasks/jobs-tasks';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ApplicantAddressService } from './applicant-address.service.js';
import { ApplicationOutboxService } from './application-outbox.service.js';
import { statusMail } from './outbox-names.js';
import { statusChangeEmail } from './status-change.email.js';
import { StatusMailsService } from './status-mails.service.js';

type Payload = z.output<(typeof mailStatusChange)['payload']>;

@Processor(mailStatusChange)
export class StatusChangeProcessor implements TaskProcessor<typeof mailStatusChange> {
  constructor(
    private readonly outbox: ApplicationOutboxService,
    private readonly statuses: StatusMailsService,
    private readonly address: ApplicantAddressService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id, status, change }: Payload, context: TaskContext): Promise<void> {
    const name = statusMail(change, status);
    const application = await this.outbox.due(application_id, name);
    if (!application) return;
    const mayTell = await this.statuses.mayTell(application, change, context);
    const { decision, withdrawn_at } = application;
    // A letter of the employer replaces this mail. A withdrawn application gets none.
    const isSilent = !mayTell || decision?.letter || withdrawn_at;
    const to = isSilent ? undefined : await this.address.forNotifications(application);
    const earlier = decision?.correction ? decision.before : undefined;
    const site = this.config.SITE_URL ?? '';
    const mail = to && statusChangeEmail(application, { status, earlier }, to, site);
    await this.outbox.settle(application, name, mail);
  }
}
