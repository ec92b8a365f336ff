import { escapeHtml } from '../mail/escape-html.js';
import type { Mail } from '../mail/mailer.js';

export interface DecisionMail {
  readonly to: string;
  readonly subject: string;
  /** Left out where nobody knows that the address belongs to the name. */
  readonly full_name?: string;
  /** What was decided. */
  readonly before: string;
  /** The operator's words, shown as they were written; a change on the command line has none. */
  readonly reason?: string | undefined;
  /** What the person can do; the link follows. */
  readonly after: string;
  readonly link: string;
}

/** The mail that tells a person what operators decided, why, and what can be done, as text and as HTML. */
export function decisionEmail(mail: DecisionMail): Mail {
  const { to, subject, full_name, before, reason, after, link } = mail;
  const hello = full_name ? `Hello ${full_name},` : 'Hello,';
  const text = [hello, before, ...(reason ? [reason] : []), after, link];
  const url = escapeHtml(link);
  const html = [
    `<p>${escapeHtml(hello)}</p>`,
    `<p>${escapeHtml(before)}</p>`,
    ...(reason ? [`<p style="white-space: pre-wrap">${escapeHtml(reason)}</p>`] : []),
    `<p>${escapeHtml(after)} <a href="${url}">${url}</a></p>`,
  ];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: `${html.join('\n')}\n` };
}
