import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { authTexts } from '../texts/auth-texts.js';
import { UserOperatorsService } from '../users/operators/user-operators.service.js';
import type { User } from '../users/user.js';

/** Mails the new type of the account and the reason. It concerns the account itself, so no setting disables it. */
@Injectable()
export class AccountTypeEmail extends OutboxMail<User> {
  constructor(operators: UserOperatorsService) {
    super(operators.accountTypeMail, { task: 'auth.mail-account-type', id: 'user_id' });
  }

  protected override mail(user: User): Mail {
    const { email, full_name, account_type, account_type_reason: reason, language } = user;
    const t = authTexts(language);
    const isEmployer = account_type === 'employer';
    const portal = this.portal.now.name;
    const now = isEmployer ? t('nowEmployer', { portal }) : t('nowJobSeeker', { portal });
    return decisionEmail({
      to: email,
      language,
      full_name,
      subject: t('typeSubject'),
      before: reason ? t('withReason', { text: now }) : now,
      reason,
      after: isEmployer ? t('employerKept') : t('jobSeekerKept'),
      link: `${this.site}/contact`,
      why: t('yourAccountWhy'),
    });
  }
}
