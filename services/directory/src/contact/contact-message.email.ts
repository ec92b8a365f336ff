import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';
import type { MessageRecord } from './message.schema.js';

/**
 * The mail that tells an operator of a message: an answer goes to its sender.
 * @param site public origin
 */
export function contactMessageEmail(to: string, message: MessageRecord, site: string): Mail {
  const { name, email, subject, message: words, user_id } = message;
  const account = user_id ? `Account: ${user_id}` : 'Not signed in';
  const console = `${site}/operator`;
  return {
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    text: `${name} <${email}> wrote:\n\n${words}\n\n${account}\nAll messages: ${console}\n`,
    html: `<p>${escapeHtml(name)} &lt;${escapeHtml(email)}&gt; wrote:</p>
<p style="white-space: pre-wrap">${escapeHtml(words)}</p>
<p>${escapeHtml(account)}<br><a href="${escapeHtml(console)}">All messages</a></p>
`,
  };
}
