import { mailToApplicant } from '@commons/contracts/tasks/jobs-tasks';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import type { z } from 'zod';
import { PeopleService } from '../people/people.service.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationMailsService } from './application-mails.service.js';
import { toApplicantEmail } from './to-applicant.email.js';

type Payload = z.output<(typeof mailToApplicant)['payload']>;

@Processor(mailToApplicant)
export class ToApplicantProcessor implements TaskProcessor<typeof mailToApplicant> {
  constructor(
    private readonly mails: ApplicationMailsService,
    private readonly people: PeopleService,
  ) {}

  async process({ application_id, email_id }: Payload): Promise<void> {
    const name = `email-${email_id}`;
    const application = await this.mails.due(application_id, name);
    if (!application) return;
    const email = application.emails?.find(({ id }) => id === email_id);
    const to = email && (await this.#address(application));
    const mail = to && {
      to,
      replyTo: email.sender.email,
      ...toApplicantEmail(email, application.job),
    };
    await this.mails.settle(application, name, mail || undefined);
  }

  /**
   * The switch `email_notifications` does not apply: a letter from one person to another is no notification. Nothing
   * goes to an account that is gone; while auth is away the address on record is taken.
   */
  async #address({ seeker_id, applicant }: ApplicationRecord): Promise<string | undefined> {
    const person = await this.people.find(seeker_id).catch(() => applicant);
    return person?.email;
  }
}
