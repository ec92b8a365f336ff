import { mailApplicationReceived } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { ApplicantAddressService } from './applicant-address.service.js';
import { ApplicationOutboxService } from './application-outbox.service.js';
import { applicationReceivedEmail } from './application-received.email.js';
import { receiptMail } from './outbox-names.js';

@Processor(mailApplicationReceived)
export class ApplicationReceivedProcessor implements TaskProcessor<typeof mailApplicationReceived> {
  constructor(
    private readonly outbox: ApplicationOutboxService,
    private readonly address: ApplicantAddressService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id }: { application_id: string }): Promise<void> {
    const application = await this.outbox.due(application_id, receiptMail);
    if (!application) return;
    const to = application.withdrawn_at
      ? undefined
      : await this.address.forNotifications(application);
    const mail = to && applicationReceivedEmail(application, to, this.config.SITE_URL ?? '');
    await this.outbox.settle(application, receiptMail, mail);
  }
}
