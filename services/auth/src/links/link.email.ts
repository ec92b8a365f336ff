import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';

export interface LinkMail {
  readonly to: string;
  readonly subject: string;
  readonly full_name: string;
  /** The sentence before the link. */
  readonly before: string;
  readonly link: { readonly url: string; readonly label: string };
  /** The sentence after it: how long it works, what to do if one did not ask for it. */
  readonly after: string;
}

/** A mail around one link, as text and as HTML. */
export function linkEmail({ to, subject, full_name, before, link, after }: LinkMail): Mail {
  const url = escapeHtml(link.url);
  return {
    to,
    subject,
    text: `Hello ${full_name},\n\n${before}\n\n${link.url}\n\n${after}\n`,
    html: `<p>Hello ${escapeHtml(full_name)},</p>
<p>${escapeHtml(before)}</p>
<p><a href="${url}">${escapeHtml(link.label)}</a></p>
<p>${url}</p>
<p>${escapeHtml(after)}</p>
`,
  };
}
