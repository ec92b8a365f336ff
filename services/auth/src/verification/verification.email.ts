import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationTokensService } from './verification-tokens.service.js';

/** The mail with the link that verifies the address of an account. */
@Injectable()
export class VerificationEmail extends OutboxMail<User> {
  constructor(
    users: UserService,
    private readonly tokens: VerificationTokensService,
  ) {
    super(users.verificationMail, { task: 'auth.mail-verification', id: 'user_id' });
  }

  protected override async mail(user: User): Promise<Mail | undefined> {
    if (user.email_verified) return undefined;
    const token = await this.tokens.make(user);
    return linkEmail({
      to: user.email,
      subject: 'Verify your email address',
      full_name: user.full_name,
      before: `Welcome to ${this.portal.now.name}. Please confirm that this is your email address:`,
      link: { url: `${this.site}/verify-email?token=${token}`, label: 'Verify my email address' },
      after: 'The link works once, within 48 hours.',
      why: 'You get this mail because an account was made with this address. If that was not you, you can ignore it.',
    });
  }
}
