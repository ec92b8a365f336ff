import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';

export interface Suspension {
  readonly to: string;
  readonly full_name: string;
  readonly business_name: string;
  readonly reason: string;
  /** Public origin of the site. */
  readonly site: string;
}

/** The mail that tells an owner that the listing is not shown any more, why, and what can be done. */
export function listingSuspendedEmail(suspension: Suspension): Mail {
  const { to, full_name, business_name, reason, site } = suspension;
  const before = `your listing "${business_name}" has been suspended. It is not shown in the directory any more. The reason:`;
  const after =
    'You still see the listing in your dashboard and can change it. To have it looked at again, please write to us:';
  const link = `${site}/contact`;
  return {
    to,
    subject: 'Your business listing has been suspended',
    text: `Hello ${full_name},\n\n${before}\n\n${reason}\n\n${after}\n\n${link}\n`,
    html: `<p>Hello ${escapeHtml(full_name)},</p>
<p>${escapeHtml(before)}</p>
<p style="white-space: pre-wrap">${escapeHtml(reason)}</p>
<p>${escapeHtml(after)} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
`,
  };
}
