import { escapeHtml } from '@commons/service-kit/mail/escape-html';

/** Tells an employer that a job is not shown any more, why, and what can be done. */
export function jobHiddenEmail(title: string, reason: string, name: string, siteUrl: string) {
  const link = `${siteUrl}/contact`;
  const before = `your job "${title}" was hidden. It is not shown on the job board any more and takes no applications. The reason:`;
  const after = 'You still see it among your jobs. To have it looked at again, please write to us:';
  return {
    subject: `Your job "${title}" was hidden`,
    text: `Hello ${name},\n\n${before}\n\n${reason}\n\n${after}\n\n${link}\n`,
    html: `<p>Hello ${escapeHtml(name)},</p>
<p>${escapeHtml(before)}</p>
<p>${escapeHtml(reason)}</p>
<p>${escapeHtml(after)} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
`,
  };
}
