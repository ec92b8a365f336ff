import { PeopleService } from '@commons/service-kit/internal/people.service';
import { log } from '@commons/service-kit/logging/logger';
import type { Mail } from '@commons/service-kit/mail/mail';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import { directoryTexts } from '../texts/directory-texts.js';
import type { MessageRecord } from './message.schema.js';
import { MessagesService } from './messages.service.js';

/** Mails a contact message to every operator. Reply-To is the sender. */
@Injectable()
export class ContactMessageEmail extends OutboxMail<MessageRecord> {
  constructor(
    private readonly messages: MessagesService,
    private readonly people: PeopleService,
    @Inject(DIRECTORY_CONFIG) private readonly own: DirectoryConfig,
  ) {
    super(messages.mail, { task: 'directory.mail-contact-message', id: 'message_id' });
  }

  /** The mail remains due while there is no operator. */
  protected override async deliver(message: MessageRecord): Promise<boolean> {
    const operators = await this.#operators();
    const unmailed = operators.filter((operator) => !message.mailed_to.includes(operator));
    await sendAll(
      unmailed.map((operator) => async () => {
        await this.send(contactMessageEmail(operator, message, this.site), message);
        await this.messages.markMailed(message, operator);
      }),
    );
    if (operators.length > 0) return true;
    const message_id = String(message._id);
    log().warn({ message_id }, 'a contact message was not mailed: there is no operator');
    return false;
  }

  async #operators(): Promise<string[]> {
    const accounts = await this.people.operators();
    const extra = this.own.OPERATOR_EMAIL;
    return [...new Set([...accounts.map(({ email }) => email), ...(extra ? [extra] : [])])];
  }
}

/** In the language of the portal. @param site public origin */
function contactMessageEmail(to: string, record: MessageRecord, site: string): Mail {
  const { name, email, subject, message, user_id } = record;
  const t = directoryTexts();
  return {
    to,
    replyTo: email,
    subject: t('contactSubject', { subject }),
    parts: [
      t('contactWrote', { sender: `${name} <${email}>` }),
      { quote: message },
      user_id ? t('contactAccount', { account: user_id }) : t('contactNotSignedIn'),
      t('contactReply'),
      { link: { label: t('contactSeeAll'), url: `${site}/operator?tab=messages` } },
    ],
    why: t('contactWhy'),
  };
}
