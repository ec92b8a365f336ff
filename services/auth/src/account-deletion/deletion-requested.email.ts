import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { momentText } from '../links/moment-text.js';
import { authTexts } from '../texts/auth-texts.js';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import type { User } from '../users/user.js';

/** Mails when the account will be deleted, unless the deletion was cancelled meanwhile. */
@Injectable()
export class DeletionRequestedEmail extends OutboxMail<User> {
  constructor(deletions: UserDeletionsService) {
    super(deletions.requestedMail, { task: 'auth.mail-account-deletion', id: 'user_id' });
  }

  protected override mail(user: User): Mail | undefined {
    const { deletion_due_at: dueAt } = user;
    return dueAt && deletionRequestedEmail(user, dueAt, this.portal.facts);
  }
}

type Person = Pick<User, 'full_name' | 'email' | 'account_type' | 'language'>;

/** The mail with the time of deletion and how to keep the account. */
export const deletionRequestedEmail = (
  { full_name, email, account_type, language }: Person,
  dueAt: Date,
  { name, url, time_zone }: PortalFacts,
): Mail => {
  const dashboard = account_type === 'employer' ? 'employer-dashboard' : 'job-seeker-dashboard';
  const t = authTexts(language);
  const at = momentText(dueAt, time_zone, language);
  return linkEmail({
    to: email,
    language,
    subject: t('deletionSubject'),
    full_name,
    before: t('deletionDue', { portal: name, at }),
    link: { url: `${url}/${dashboard}?tab=profile`, label: t('openSettings') },
    after: t('deletionNotYou'),
    why: t('deletionWhy'),
  });
};
