import { mailToApplicant } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import type { z } from 'zod';
import { ApplicantAddress } from './applicant-address.service.js';
import { ApplicationMailsService } from './application-mails.service.js';
import { emailMail } from './outbox-names.js';
import { StatusMailsService } from './status-mails.service.js';
import { toApplicantEmail } from './to-applicant.email.js';

type Payload = z.output<(typeof mailToApplicant)['payload']>;

@Processor(mailToApplicant)
export class ToApplicantProcessor implements TaskProcessor<typeof mailToApplicant> {
  constructor(
    private readonly mails: ApplicationMailsService,
    private readonly statuses: StatusMailsService,
    private readonly address: ApplicantAddress,
  ) {}

  async process({ application_id, email_id }: Payload): Promise<void> {
    const name = emailMail(email_id);
    const application = await this.mails.due(application_id, name);
    if (!application) return;
    const email = application.emails?.find(({ id }) => id === email_id);
    const may = email?.change ? await this.statuses.mayTell(application, email.change) : 'now';
    if (may === 'later') return;
    const to = email && may === 'now' && (await this.address.forLetters(application));
    const mail = to && {
      to,
      ...toApplicantEmail(email, application.job),
    };
    await this.mails.settle(application, name, mail || undefined);
  }
}
