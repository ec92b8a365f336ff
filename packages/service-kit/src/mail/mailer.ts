import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** A mail to one person, as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Further headers, e.g. List-Unsubscribe (RFC 8058). */
  readonly headers?: Readonly<Record<string, string>>;
}

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };

/** Sends mails by SMTP. Called from task processors only, so that a mail server that is away costs a retry. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  #transport: Transporter | undefined;

  constructor(@Inject(SERVICE_CONFIG) private readonly config: ServiceConfig) {}

  /** @throws Error when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    this.#transport ??= createTransport(
      { url: this.config.SMTP_URL, ...timeouts },
      {
        from: this.config.MAIL_FROM,
      },
    );
    await this.#transport.sendMail({ ...mail });
  }

  onApplicationShutdown(): void {
    this.#transport?.close();
  }
}
