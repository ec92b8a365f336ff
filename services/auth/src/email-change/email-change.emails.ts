import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { pendingEmail } from '../users/email/pending-email.js';
import { UserEmailService } from '../users/email/user-email.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationTokensService } from '../verification/verification-tokens.service.js';

/**
 * The mails of a requested change of address. The notice to the current address is sent first, and once, even if the
 * link to the new one fails. The address of another account gets no mail, which is not revealed.
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
    if (user.email_change_notice_due) {
      await this.send(noticeEmail(user, wanted, this.portal.facts), user, 'notice');
      await this.emails.noteNoticeMailed(user);
    }
    if (!(await this.users.findByEmail(wanted))) {
      const token = await this.tokens.makeForChange(user, wanted);
      await this.send(confirmEmail(user, wanted, token, this.portal.facts), user);
    }
    return true;
  }
}

/** The mail to the new address, with the link that confirms it. */
const confirmEmail = (
  { full_name }: User,
  to: string,
  token: string,
  { name, url }: PortalFacts,
): Mail =>
  linkEmail({
    to,
    subject: 'Confirm your new email address',
    full_name,
    before: `Please confirm that your ${name} account should use this email address from now on:`,
    link: { url: `${url}/verify-email?token=${token}`, label: 'Confirm my new email address' },
    after: 'The link works once, within 48 hours.',
    why: 'You get this mail because somebody entered this address as the new one of their account. If that was not you, you can ignore it.',
  });

/** The notice to the current address. */
const noticeEmail = ({ full_name, email }: User, to: string, { name, url }: PortalFacts): Mail => ({
  to: email,
  subject: 'Your email address is about to change',
  greeting: hello(full_name),
  parts: [
    `Somebody asked to change the email address of your ${name} account to ${to}. It changes when the link in a mail to that address is opened.`,
    'If that was you, there is nothing to do here. If it was not, please change your password at once: that also drops the change. If you cannot sign in any more, ask for a new password:',
    { link: { label: 'Get a new password', url: `${url}/forgot-password` } },
  ],
  why: 'You get this mail because this is still the address of your account.',
});
