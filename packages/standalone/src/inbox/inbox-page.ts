import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import type { MailMessage } from './mail-message.js';

/** Stylesheet of the inbox, served as a file because its pages allow no inline style. */
export const inboxStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.25rem; overflow-wrap: anywhere; }
ol { list-style: none; padding: 0; }
li { border-top: 1px solid #8886; }
li a { display: grid; gap: 0 1rem; padding: .75rem .25rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: #8882; }
li strong { overflow-wrap: anywhere; }
.quiet { opacity: .75; font-size: .875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid #8886; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; font-size: 1rem; }
nav { display: flex; gap: 1rem; flex-wrap: wrap; margin: 1rem 0; }
`;

/** The list, newest first. `to` filters by a part of the recipient's address. */
export function listPage(messages: readonly MailMessage[], to: string): string {
  const rows = messages.map(
    (
      message,
    ) => `<li><a href="/mail/${message.id}"><strong>${escapeHtml(message.subject || '(no subject)')}</strong>
<span class="quiet">to ${escapeHtml(message.to)} · from ${escapeHtml(message.from)} · ${escapeHtml(message.date)}</span></a></li>`,
  );
  const empty = to
    ? `<p>No mail to an address with “${escapeHtml(to)}” in it. <a href="/">All mails</a></p>`
    : '<p>No mail yet. Whatever the portal sends arrives here and goes to nobody.</p>';
  return page(
    'Inbox',
    `<h1>Mail inbox</h1>
<form><label>Sent to <input type="search" name="to" value="${escapeHtml(to)}"></label> <button>Show</button></form>
${rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : empty}`,
    // Refreshes without a script.
    '<meta http-equiv="refresh" content="10">',
  );
}

/** One mail. Its HTML is in a sandboxed frame with its own origin: no scripts, no forms, no requests. */
export function mailPage(message: MailMessage, view: 'html' | 'text'): string {
  const attachments = message.attachments.map(
    ({ name, size }, index) =>
      `<li><a href="/messages/${message.id}/attachments/${index}" download>${escapeHtml(name)} <span class="quiet">${size} bytes</span></a></li>`,
  );
  const body =
    view === 'html' && message.html
      ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`
      : `<pre>${linked(message.text)}</pre>`;
  return page(
    message.subject,
    `<nav><a href="/">All mails</a> <a href="?view=html">HTML</a> <a href="?view=text">Text</a> <a href="/messages/${message.id}/raw" download>Source</a></nav>
<h1>${escapeHtml(message.subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd><dt>To</dt><dd>${escapeHtml(message.to)}</dd>
${message.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(message.replyTo)}</dd>` : ''}<dt>Date</dt><dd>${escapeHtml(message.date)}</dd></dl>
${body}
${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}`,
  );
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Commons inbox</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/inbox.css">${head}</head><body>${body}</body></html>`;
}

/** Escapes text and links its web addresses. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
