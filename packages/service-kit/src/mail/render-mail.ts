import { createHash } from 'node:crypto';
import type { Mail, MailStop } from './mail.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';

/** Who sends: the portal's name, its town and its public origin. */
export interface MailSite {
  readonly name: string;
  readonly place: string;
  readonly url: string;
}

/** The name of a sender, "Alder Falls Commons <mail@town.example>", as people know it. */
export const siteNameOf = (sender = ''): string =>
  /^\s*"?([^"<]*?)"?\s*</.exec(sender)?.[1]?.trim() || 'Commons';

/**
 * The same mail again has the same id: receivers drop a double, e.g. after a worker died between sending and noting it.
 * @param key names the mail within the portal
 */
export function messageId(key: string, to: string, sender = ''): string {
  const host = /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost';
  const name = createHash('sha256').update(`${key}\n${to}`).digest('hex').slice(0, 40);
  return `<${name}@${host}>`;
}

/** RFC 2369 and, where one POST ends it, RFC 8058. */
function stopHeaders(stop: MailStop | undefined): Record<string, string> {
  if (!stop) return {};
  if (!stop.oneClick) return { 'List-Unsubscribe': `<${stop.url}>` };
  return {
    'List-Unsubscribe': `<${stop.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Lays a mail out, as text and as HTML with the same content. Nothing in it is loaded from anywhere. */
export function renderMail(mail: Mail, site: MailSite) {
  const { to, subject, replyTo, stop, accountErased } = mail;
  return {
    to,
    subject,
    text: mailText(mail, site),
    html: mailHtml(mail, site),
    headers: {
      // No answers of machines ("I am away") to what a machine wrote.
      ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...stopHeaders(stop),
      ...(accountErased && { 'X-Commons-Account-Erased': 'yes' }),
    },
    ...(replyTo && { replyTo }),
  };
}
