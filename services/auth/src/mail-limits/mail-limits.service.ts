import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

const mailKinds = ['resend', 'forgot', 'change', 'invite'] as const;

/** Kinds of requested mails, each with its own counter. */
type MailKind = (typeof mailKinds)[number];

/** Hourly rate limits of requested mails (decision A17). */
@Injectable()
export class MailLimitsService {
  readonly #perMachine: Readonly<Record<MailKind, Limit>>;
  readonly #perEmail: Readonly<Record<MailKind, Limit>>;

  constructor(limits: Limits, @Inject(AUTH_CONFIG) config: AuthConfig) {
    const ofEach = (by: string, most: number) =>
      Object.fromEntries(
        mailKinds.map((kind) => [
          kind,
          limits.make({ name: `${kind}:${by}`, most, seconds: hour }),
        ]),
      ) as Record<MailKind, Limit>;
    this.#perMachine = ofEach('address', config.RESEND_PER_ADDRESS);
    this.#perEmail = ofEach('email', config.RESEND_PER_EMAIL);
  }

  /** Counts a request from an IP address. @throws 429 when it is over the limit */
  takeForMachine(kind: MailKind, address: string): Promise<void> {
    return this.#perMachine[kind].require(address);
  }

  /** Counts a request for an e-mail address. @returns whether it is within the limit */
  takeForEmail(kind: MailKind, email: string): Promise<boolean> {
    return this.#perEmail[kind].take(email);
  }
}
