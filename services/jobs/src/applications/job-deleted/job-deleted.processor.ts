import { mailJobDeleted } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { ApplicantAddressService } from '../mails/applicant-address.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { jobDeletedMail } from '../mails/outbox-names.js';
import { jobDeletedEmail } from './job-deleted.email.js';

@Processor(mailJobDeleted)
export class JobDeletedProcessor implements TaskProcessor<typeof mailJobDeleted> {
  constructor(
    private readonly outbox: ApplicationOutboxService,
    private readonly address: ApplicantAddressService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ application_id }: { application_id: string }): Promise<void> {
    const application = await this.outbox.due(application_id, jobDeletedMail);
    if (!application) return;
    const to = application.withdrawn_at
      ? undefined
      : await this.address.forNotifications(application);
    const mail = to && jobDeletedEmail(application, to, this.config.SITE_URL ?? '');
    await this.outbox.settle(application, jobDeletedMail, mail);
  }
}
