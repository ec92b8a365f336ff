import type { AccountType } from '@commons/contracts/account-lists';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import type { User } from '../users/user.js';

const kept: Readonly<Record<AccountType, string>> = {
  employer: 'Nothing was deleted.',
  job_seeker: 'Open jobs were closed; nothing was deleted.',
};

const names: Readonly<Record<AccountType, string>> = {
  employer: 'an employer account',
  job_seeker: 'a job seeker account',
};

/** Mails the new type of the account and the reason. It concerns the account itself, so no setting disables it. */
@Injectable()
export class AccountTypeEmail extends OutboxMail<User> {
  constructor(operators: UserOperatorsService) {
    super(operators.accountTypeMail, { task: 'auth.mail-account-type', id: 'user_id' });
  }

  protected override mail(user: User): Mail {
    const { email, full_name, account_type, account_type_reason: reason } = user;
    const now = `Your ${this.portal.now.name} account is now ${names[account_type]}. You were signed out everywhere; please sign in again with the same address and password.`;
    return decisionEmail({
      to: email,
      full_name,
      subject: 'The type of your account has been changed',
      before: reason ? `${now} The reason:` : now,
      reason,
      after: `${kept[account_type]} If this is not what you wanted, please write to us:`,
      link: `${this.site}/contact`,
      why: 'You get this mail because it is your account.',
    });
  }
}
