import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { momentText } from '../links/moment-text.js';
import { authTexts } from '../texts/auth-texts.js';
import { UserSuspensionsService } from '../users/suspension/user-suspensions.service.js';
import type { User } from '../users/user.js';

/** Mails that the account is suspended, why, until when and how to appeal; or that the suspension has ended. */
@Injectable()
export class SuspensionEmail extends OutboxMail<User> {
  constructor(suspensions: UserSuspensionsService) {
    super(suspensions.mail, { task: 'auth.mail-suspension', id: 'user_id' });
  }

  protected override mail({ email: to, full_name, language, suspension }: User): Mail {
    const t = authTexts(language);
    const { name: portal, time_zone } = this.portal.now;
    const to_whom = { to, language, full_name, why: t('yourAccountWhy') };
    if (!suspension) {
      return decisionEmail({
        ...to_whom,
        subject: t('restoredSubject'),
        before: t('restored', { portal }),
        after: t('restoredAfter'),
        link: `${this.site}/login`,
        label: t('signIn'),
      });
    }
    const { reason, until } = suspension;
    const text = until
      ? t('suspendedUntil', { portal, at: momentText(until, time_zone, language) })
      : t('suspended', { portal });
    return decisionEmail({
      ...to_whom,
      subject: t('suspendedSubject'),
      before: t('withReason', { text }),
      reason,
      after: t('suspendedAfter'),
      link: `${this.site}/contact`,
    });
  }
}
