import { mailToApplicant } from '@commons/contracts/tasks/jobs-tasks';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import type { z } from 'zod';
import { ApplicantAddressService } from '../mails/applicant-address.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { emailMail } from '../mails/outbox-names.js';
import { StatusMailsService } from '../mails/status-mails.service.js';
import { toApplicantEmail } from './to-applicant.email.js';

type Payload = z.output<(typeof mailToApplicant)['payload']>;

@Processor(mailToApplicant)
export class ToApplicantProcessor implements TaskProcessor<typeof mailToApplicant> {
  constructor(
    private readonly outbox: ApplicationOutboxService,
    private readonly statuses: StatusMailsService,
    private readonly address: ApplicantAddressService,
  ) {}

  async process({ application_id, email_id }: Payload, context: TaskContext): Promise<void> {
    const name = emailMail(email_id);
    const application = await this.outbox.due(application_id, name);
    if (!application) return;
    const email = application.emails?.find(({ id }) => id === email_id);
    const mayTell =
      !email?.change || (await this.statuses.mayTell(application, email.change, context));
    const to = email && mayTell && (await this.address.forLetters(application));
    const mail = to && toApplicantEmail(email, application.job, to);
    await this.outbox.settle(application, name, mail || undefined);
  }
}
