import type { Mail } from '@commons/service-kit/mail/mailer';
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
    before:
      'somebody asked for a new password of your Commons account. Open this link to choose one:',
    link: { url, label: 'Reset my password' },
    after:
      'The link works once, within one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });
