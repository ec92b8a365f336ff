import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';

/** The mail with the verification link. */
export function verificationEmail(
  person: { full_name: string; email: string },
  link: string,
): Mail {
  const name = escapeHtml(person.full_name);
  return {
    to: person.email,
    subject: 'Verify your email address',
    text: `Hello ${person.full_name},

welcome to Commons. Please open this link to verify your email address:

${link}

The link works once, within 48 hours. If you did not create an account, you can ignore this mail.
`,
    html: `<p>Hello ${name},</p>
<p>welcome to Commons. Please open this link to verify your email address:</p>
<p><a href="${escapeHtml(link)}">Verify my email address</a></p>
<p>${escapeHtml(link)}</p>
<p>The link works once, within 48 hours. If you did not create an account, you can ignore this mail.</p>
`,
  };
}
