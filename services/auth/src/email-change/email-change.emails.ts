import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { linkEmail } from '../links/link.email.js';

interface Person {
  readonly full_name: string;
  readonly email: string;
}

/** The mail to the new address, with the link that confirms it. */
export const emailChangeEmail = ({ full_name }: Person, to: string, url: string): Mail =>
  linkEmail({
    to,
    subject: 'Confirm your new email address',
    full_name,
    before: 'Please confirm that your Commons account should use this email address from now on:',
    link: { url, label: 'Confirm my new email address' },
    after: 'The link works once, within 48 hours.',
    why: 'You get this mail because somebody entered this address as the new one of their account. If that was not you, you can ignore it.',
  });

/** The notice to the address the account still has. */
export const emailChangeNotice = (
  { full_name, email }: Person,
  to: string,
  site: string,
): Mail => ({
  to: email,
  subject: 'Your email address is about to change',
  greeting: hello(full_name),
  parts: [
    `Somebody asked to change the email address of your Commons account to ${to}. It changes when the link in a mail to that address is opened.`,
    'If that was you, there is nothing to do here. If it was not, please change your password at once: that also drops the change. If you cannot sign in any more, ask for a new password:',
    { link: { label: 'Get a new password', url: `${site}/forgot-password` } },
  ],
  why: 'You get this mail because this is still the address of your account.',
});
