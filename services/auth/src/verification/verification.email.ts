import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { authTexts } from '../texts/auth-texts.js';
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
    const t = authTexts(user.language);
    return linkEmail({
      to: user.email,
      language: user.language,
      subject: t('verifySubject'),
      full_name: user.full_name,
      before: t('welcome', { portal: this.portal.now.name }),
      link: { url: `${this.site}/verify-email?token=${token}`, label: t('verifyMine') },
      after: t('worksTwoDays'),
      why: t('verifyWhy'),
    });
  }
}
