import type { Mail } from '@commons/service-kit/mail/mailer';
import { linkEmail } from '../links/link.email.js';

/** The mail with the verification link. */
export const verificationEmail = (
  person: { full_name: string; email: string },
  url: string,
): Mail =>
  linkEmail({
    to: person.email,
    subject: 'Verify your email address',
    full_name: person.full_name,
    before: 'welcome to Commons. Please open this link to verify your email address:',
    link: { url, label: 'Verify my email address' },
    after:
      'The link works once, within 48 hours. If you did not create an account, you can ignore this mail.',
  });
