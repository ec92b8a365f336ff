import { weekMs } from '@commons/contracts/durations';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { senderAddress } from '../config/mail-sender.js';
import { log } from '../logging/logger.js';
import { Portal } from '../portal/portal.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { inSpan } from '../tracing/span.js';
import type { Mail } from './mail.js';
import { isPermanentRefusal } from './permanent-refusal.js';
import { messageId, renderMail } from './render-mail.js';
import { SentMails } from './sent-mails.js';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };

/** Sends mails by SMTP. Call it from task processors only, so that a failure of the mail server only causes a retry. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  #transport: Transporter | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly portal: Portal,
    private readonly sent: SentMails,
  ) {}

  /**
   * @param key identifies the mail within the portal: the same key is the same mail, which is sent once in two days, however often a task sends it
   *   A mail that the server refuses for good, e.g. because the mailbox does not exist, counts as sent (decision B203).
   * @throws Error when it cannot be sent now
   */
  async send(mail: Mail, key: string): Promise<void> {
    const { SMTP_URL, MAIL_FROM } = this.config;
    this.#transport ??= createTransport({ url: SMTP_URL, ...timeouts });
    const { mail_sender: name, contact_email } = await this.portal.latest();
    const message = {
      // Still marked as automatic: `replyTo` of a mail itself would mean that a person wrote it.
      ...(contact_email && { replyTo: contact_email }),
      ...renderMail(mail, this.portal.mailSite),
      from: { name, address: senderAddress(MAIL_FROM) },
      messageId: messageId(key, mail.to, MAIL_FROM),
    };
    const transport = this.#transport;
    await this.sent.once(message.messageId, () =>
      inSpan('smtp send', {}, () => transport.sendMail(message)).catch((error: unknown) => {
        if (!isPermanentRefusal(error)) throw error;
        // Without the server's words, which repeat the address.
        const { responseCode } = error as { responseCode?: number };
        log().warn({ mail: message.messageId, responseCode }, 'a mail was refused for good');
      }),
    );
  }

  /**
   * Like `send`, for mails that are added again as long as they are due: one that cannot be sent for a week is given up
   * (decision B203), e.g. because a mailbox stays full.
   * @param due since when it is due
   */
  async sendOrGiveUp(mail: Mail, key: string, due: Date): Promise<void> {
    try {
      await this.send(mail, key);
    } catch (error) {
      if (Date.now() - due.getTime() < weekMs) throw error;
      const { responseCode } = error as { responseCode?: number };
      log().warn({ mail: key, responseCode }, 'a mail was given up after a week');
    }
  }

  onApplicationShutdown(): void {
    this.#transport?.close();
  }
}
