import { createHash } from 'node:crypto';
import type { Mail, MailStop } from './mail.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';

/** The sending site: sender, town, public origin and colour. */
export interface MailSite {
  readonly name: string;
  readonly place: string;
  readonly url: string;
  readonly accent?: string;
}

/**
 * Deterministic Message-ID: receivers drop a duplicate, e.g. after a worker died between sending the mail and recording
 * it.
 * @param key identifies the mail within the portal
 */
export function messageId(key: string, to: string, sender = ''): string {
  const host = /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost';
  const name = createHash('sha256').update(`${key}\n${to}`).digest('hex').slice(0, 40);
  return `<${name}@${host}>`;
}

/** Headers of RFC 2369 and, where one POST unsubscribes, RFC 8058. */
function stopHeaders(stop: MailStop | undefined): Record<string, string> {
  if (!stop) return {};
  if (!stop.oneClick) return { 'List-Unsubscribe': `<${stop.url}>` };
  return {
    'List-Unsubscribe': `<${stop.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Lays out a mail as text and HTML with the same content. Nothing in it is loaded remotely. */
export function renderMail(mail: Mail, site: MailSite) {
  const { to, subject, replyTo, stop, accountErased } = mail;
  return {
    to,
    subject,
    text: mailText(mail, site),
    html: mailHtml(mail, site),
    headers: {
      // Suppresses automatic replies ("I am away") to automatic mails.
      ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...stopHeaders(stop),
      ...(accountErased && { 'X-Commons-Account-Erased': 'yes' }),
    },
    ...(replyTo && { replyTo }),
  };
}
