import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { authTexts } from '../texts/auth-texts.js';
import { UserService } from '../users/user.service.js';
import type { ResetRequest } from './reset-request.schema.js';
import { ResetRequestsService } from './reset-requests.service.js';
import { ResetTokensService } from './reset-tokens.service.js';

/** A permanently failed task is retried within the lifetime of the link, one hour. */
const retryMs = 15 * 60_000;

/** The mail with the reset link, if the requested address belongs to an account. */
@Injectable()
export class PasswordResetEmail extends OutboxMail<ResetRequest> {
  constructor(
    requests: ResetRequestsService,
    private readonly users: UserService,
    private readonly tokens: ResetTokensService,
  ) {
    super(requests.mail, { task: 'auth.mail-password-reset', id: 'request_id', retryMs });
  }

  protected override async mail({ email }: ResetRequest): Promise<Mail | undefined> {
    const user = await this.users.findByEmail(email);
    if (!user) return undefined;
    const token = await this.tokens.make(user);
    const t = authTexts(user.language);
    return linkEmail({
      to: user.email,
      language: user.language,
      subject: t('resetSubject'),
      full_name: user.full_name,
      before: t('resetLink', { portal: this.portal.now.name }),
      link: { url: `${this.site}/reset-password?token=${token}`, label: t('resetMine') },
      after: t('worksOneHour'),
      why: t('resetWhy'),
    });
  }
}
