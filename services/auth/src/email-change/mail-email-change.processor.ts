import { mailEmailChange } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { type User, UserService } from '../users/user.service.js';
import { UserEmails } from '../users/user-email.service.js';
import { VerificationTokens } from '../verification/verification-tokens.service.js';
import { emailChangeEmail, emailChangeNotice } from './email-change.emails.js';
import { pendingEmail } from './pending-email.js';

/**
 * Mails a wanted change of address, as far as it still is due: the notice first, and once, whatever becomes of the
 * mail to the new address. An address that another account has gets no mail, and nobody is told so.
 */
@Processor(mailEmailChange)
export class MailEmailChangeProcessor implements TaskProcessor<typeof mailEmailChange> {
  constructor(
    private readonly users: UserService,
    private readonly emails: UserEmails,
    private readonly tokens: VerificationTokens,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id }: z.output<typeof mailEmailChange.payload>): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    const wanted = user && pendingEmail(user);
    if (!user?.email_change_mail_due_at || !wanted) return;
    if (user.email_change_notice_due) {
      const notice = emailChangeNotice(user, wanted, this.config.SITE_URL ?? '');
      await this.mailer.send(notice, keyOf(user, 'notice'));
      await this.emails.noteNoticeMailed(user);
    }
    if (!(await this.users.findByEmail(wanted))) await this.#mailLink(user, wanted);
    await this.emails.noteMailed(user);
  }

  async #mailLink(user: User, wanted: string): Promise<void> {
    const token = await this.tokens.makeForChange(user, wanted);
    const link = `${this.config.SITE_URL}/verify-email?token=${token}`;
    await this.mailer.send(emailChangeEmail(user, wanted, link), keyOf(user, 'link'));
  }
}

const keyOf = ({ _id, email_change_mail_due_at }: User, what: string) =>
  `email-change-${what}/${_id}/${email_change_mail_due_at?.getTime()}`;
