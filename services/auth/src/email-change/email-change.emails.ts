import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { authTexts } from '../texts/auth-texts.js';
import { pendingEmail } from '../users/email/pending-email.js';
import { UserEmailService } from '../users/email/user-email.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationTokensService } from '../verification/verification-tokens.service.js';

/**
 * The mails of a requested change of address. The notice to the current address is sent first. Neither mail waits for
 * the other: one mailbox may be full. The address of another account gets no mail, which is not revealed.
 */
@Injectable()
export class EmailChangeEmails extends OutboxMail<User> {
  constructor(
    private readonly emails: UserEmailService,
    private readonly users: UserService,
    private readonly tokens: VerificationTokensService,
  ) {
    super(emails.changeMails, { task: 'auth.mail-email-change', id: 'user_id' });
  }

  protected override async deliver(user: User): Promise<boolean> {
    const wanted = pendingEmail(user);
    if (!wanted) return true;
    await sendAll([() => this.#notify(user, wanted), () => this.#askToConfirm(user, wanted)]);
    return true;
  }

  async #notify(user: User, wanted: string): Promise<void> {
    if (!user.email_change_notice_due) return;
    await this.send(noticeEmail(user, wanted, this.portal.facts), user, 'notice');
    await this.emails.markNoticeMailed(user);
  }

  async #askToConfirm(user: User, wanted: string): Promise<void> {
    if (await this.users.findByEmail(wanted)) return;
    const token = await this.tokens.makeForChange(user, wanted);
    await this.send(confirmEmail(user, wanted, token, this.portal.facts), user);
  }
}

/** The mail to the new address, with the link that confirms it. */
const confirmEmail = (
  { full_name, language }: User,
  to: string,
  token: string,
  { name, url }: PortalFacts,
): Mail => {
  const t = authTexts(language);
  return linkEmail({
    to,
    language,
    subject: t('confirmSubject'),
    full_name,
    before: t('confirm', { portal: name }),
    link: { url: `${url}/verify-email?token=${token}`, label: t('confirmMine') },
    after: t('worksTwoDays'),
    why: t('confirmWhy'),
  });
};

/** The notice to the current address. */
function noticeEmail(
  { full_name, email, language }: User,
  to: string,
  { name, url }: PortalFacts,
): Mail {
  const t = authTexts(language);
  return {
    to: email,
    language,
    subject: t('changeSubject'),
    greeting: hello(full_name, language),
    parts: [
      t('changeAsked', { portal: name, to }),
      t('changeNotYou'),
      { link: { label: t('newPassword'), url: `${url}/forgot-password` } },
    ],
    why: t('changeWhy'),
  };
}
