import type { Mail } from '@commons/service-kit/mail/mail';
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
    before: 'Welcome to Commons. Please confirm that this is your email address:',
    link: { url, label: 'Verify my email address' },
    after: 'The link works once, within 48 hours.',
    why: 'You get this mail because an account was made with this address. If that was not you, you can ignore it.',
  });
