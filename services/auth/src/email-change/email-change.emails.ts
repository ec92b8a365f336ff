import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';
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
    before: 'please open this link to make this the email address of your Commons account:',
    link: { url, label: 'Confirm my new email address' },
    after:
      'The link works once, within 48 hours. If you did not ask for it, you can ignore this mail.',
  });

/** The notice to the address the account still has. */
export function emailChangeNotice({ full_name, email }: Person, to: string, site: string): Mail {
  const change = `somebody asked to change the email address of your Commons account to ${to}. It changes when the link in a mail to that address is opened.`;
  const advice = `If it was not you, please change your password at once: that also drops the change. If you cannot sign in any more, ask for a new password at ${site}/forgot-password`;
  return {
    to: email,
    subject: 'Your email address is about to change',
    text: `Hello ${full_name},\n\n${change}\n\n${advice}\n`,
    html: `<p>Hello ${escapeHtml(full_name)},</p>
<p>${escapeHtml(change)}</p>
<p>${escapeHtml(advice)}</p>
`,
  };
}
