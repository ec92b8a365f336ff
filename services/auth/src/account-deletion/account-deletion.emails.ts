import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { linkEmail } from '../links/link.email.js';

interface Person {
  readonly full_name: string;
  readonly email: string;
}

/** A moment as people of the town read it; the zone is named because the reader's is not known. */
const moment = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(at);

/** The mail after "Delete my account": when it happens, and how to keep the account. */
export const deletionWantedEmail = (
  { full_name, email }: Person,
  dueAt: Date,
  { SITE_URL = '', SITE_TIME_ZONE }: Pick<ServiceConfig, 'SITE_URL' | 'SITE_TIME_ZONE'>,
) =>
  linkEmail({
    to: email,
    subject: 'Your account will be deleted',
    full_name,
    before: `you asked us to delete your Commons account. It will be deleted on ${moment(dueAt, SITE_TIME_ZONE)}, with everything in it. Until then you can keep it: sign in, open your account settings and press "Keep my account".`,
    link: { url: `${SITE_URL}/login`, label: 'Sign in' },
    after:
      'If you did not ask for this, sign in, keep your account and change your password at once.',
  });

/** The last mail, when everything is done. */
export function deletionDoneEmail({ full_name, email }: Person): Mail {
  const done =
    'your Commons account and what belonged to it have been deleted, as you asked. This is the last mail you get from us about it.';
  return {
    to: email,
    subject: 'Your account has been deleted',
    text: `Hello ${full_name},\n\n${done}\n`,
    html: `<p>Hello ${escapeHtml(full_name)},</p>\n<p>${escapeHtml(done)}</p>\n`,
  };
}
