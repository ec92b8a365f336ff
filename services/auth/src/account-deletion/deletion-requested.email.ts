import type { Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { linkEmail } from '../links/link.email.js';
import { momentText } from '../links/moment-text.js';
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

type Person = Pick<User, 'full_name' | 'email' | 'account_type'>;

/** The mail with the time of deletion and how to keep the account. */
export const deletionRequestedEmail = (
  { full_name, email, account_type }: Person,
  dueAt: Date,
  { name, url, time_zone }: PortalFacts,
): Mail => {
  const dashboard = account_type === 'employer' ? 'employer-dashboard' : 'job-seeker-dashboard';
  return linkEmail({
    to: email,
    subject: 'Your account will be deleted',
    full_name,
    before: `As you asked, your ${name} account will be deleted on ${momentText(dueAt, time_zone)}, with everything in it. Until then you can keep it: sign in, open your account settings and press "Keep my account".`,
    link: { url: `${url}/${dashboard}?tab=profile`, label: 'Open my account settings' },
    after:
      'If you did not ask for this, please sign in, keep your account and change your password at once.',
    why: 'You get this mail because "Delete my account" was pressed in your account.',
  });
};
