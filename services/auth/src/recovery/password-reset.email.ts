import type { Mail } from '@commons/service-kit/mail/mail';
import { linkEmail } from '../links/link.email.js';

/** The mail with the link that sets a new password. */
export const passwordResetEmail = (
  person: { full_name: string; email: string },
  url: string,
): Mail =>
  linkEmail({
    to: person.email,
    subject: 'Reset your password',
    full_name: person.full_name,
    before: 'Here is the link to choose a new password for your Commons account:',
    link: { url, label: 'Reset my password' },
    after: 'The link works once, within one hour.',
    why: 'You get this mail because somebody asked for a new password for this address. If that was not you, you can ignore it: your password stays as it is.',
  });
