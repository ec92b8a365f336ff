import { mailContactMessage } from '@commons/contracts/tasks/directory-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import { PeopleService } from '../people/people.service.js';
import { contactMessageEmail } from './contact-message.email.js';
import type { MessageRecord } from './message.schema.js';
import { MessagesService } from './messages.service.js';

/** Mails a message to every operator who has not got it yet. */
@Processor(mailContactMessage)
export class MailContactMessageProcessor implements TaskProcessor<typeof mailContactMessage> {
  constructor(
    private readonly messages: MessagesService,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    @Inject(DIRECTORY_CONFIG) private readonly own: DirectoryConfig,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ message_id }: z.output<typeof mailContactMessage.payload>): Promise<void> {
    const message = await this.#stored(message_id);
    if (!message?.mail_due) return;
    const operators = await this.#operators();
    if (operators.length === 0) {
      log().warn({ message_id }, 'a contact message reached nobody: there is no operator');
      return;
    }
    for (const operator of operators) {
      if (message.mailed_to.includes(operator)) continue;
      const mail = contactMessageEmail(operator, message, this.config.SITE_URL ?? '');
      await this.mailer.send(mail, `contact-message/${message_id}`);
      await this.messages.noteMailed(message, operator);
    }
    await this.messages.noteAllMailed(message);
  }

  /** The message may be gone with its sender's account. */
  async #stored(id: string): Promise<MessageRecord | undefined> {
    try {
      return await this.messages.read(id);
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 404) return undefined;
      throw error;
    }
  }

  async #operators(): Promise<string[]> {
    const accounts = await this.people.operators();
    const extra = this.own.OPERATOR_EMAIL;
    return [...new Set([...accounts.map(({ email }) => email), ...(extra ? [extra] : [])])];
  }
}
