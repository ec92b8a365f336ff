import { HourlyCounts, tooManyRequests } from '@commons/service-kit/limits/hourly-counts';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

/** What mails are asked for; each kind is counted by itself. */
export type MailKind = 'resend' | 'forgot' | 'change';

/** Counts how often mails were asked for within an hour (decision A17). */
@Injectable()
export class MailLimits {
  constructor(
    private readonly counts: HourlyCounts,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a wish from this machine. @throws 429 when it asks too often, whatever address it asks for */
  async takeForMachine(kind: MailKind, address: string): Promise<void> {
    const count = await this.counts.add(`${kind}:address`, address);
    if (count > this.config.RESEND_PER_ADDRESS) throw tooManyRequests();
  }

  /** Counts a wish for this e-mail address. Gives whether it is within the limit. */
  async takeForEmail(kind: MailKind, email: string): Promise<boolean> {
    return (await this.counts.add(`${kind}:email`, email)) <= this.config.RESEND_PER_EMAIL;
  }
}
