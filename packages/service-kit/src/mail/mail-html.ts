import { accentColours } from '@commons/contracts/portal/portal-colours';
import { defaultAccent } from '@commons/contracts/portal/portal-settings-lists';
import { escapeHtml } from '../texts/escape-html.js';
import type { Mail, MailPart } from './mail.js';
import type { MailSite } from './render-mail.js';

/** Colours of links and buttons; the defaults are the site's (packages/ui/src/tokens.css). */
interface MailColours {
  readonly green: string;
  readonly on: string;
}
const exampleColours = {
  light: { green: '#14594a', on: '#fffefb' },
  dark: { green: '#7fcbb1', on: '#08231b' },
};

function coloursOf(accent = defaultAccent): Record<'light' | 'dark', MailColours> {
  if (accent === defaultAccent) return exampleColours;
  const { light, dark } = accentColours(accent);
  return {
    light: { green: light.green, on: light['on-green'] },
    dark: { green: dark.green, on: dark['on-green'] },
  };
}

/* The site's colours (packages/ui/src/tokens.css). Mail programs support no variables, and some drop the whole
   block: without it the mail is a plain, readable page. */
const style = ({ light, dark }: Record<'light' | 'dark', MailColours>) =>
  `
:root { color-scheme: light dark; }
body { margin: 0; background: #faf7f1; color: #1e2522; font: 17px/1.55 "Source Sans 3", system-ui, sans-serif; }
.sheet { max-width: 34rem; margin: 0 auto; padding: 28px 24px 40px; overflow-wrap: break-word; }
.site { margin: 0 0 24px; font-size: 15px; font-weight: 600; }
.site a, .foot a { color: inherit; }
.site span { margin-left: 6px; font-weight: 400; color: #575d56; }
p, ul, blockquote { margin: 0 0 16px; }
a { color: ${light.green}; }
.step { margin: 24px 0; }
.step a { display: inline-block; padding: 11px 20px; border-radius: 8px; background: ${light.green}; color: ${light.on}; font-weight: 600; text-decoration: none; }
.address { margin-top: -12px; font-size: 14px; color: #575d56; word-break: break-all; }
blockquote { padding: 2px 0 2px 16px; border-left: 3px solid #e0d8c9; white-space: pre-wrap; }
ul { padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #e0d8c9; }
li a { font-weight: 600; }
.foot { margin-top: 36px; padding-top: 16px; border-top: 1px solid #e0d8c9; font-size: 14px; color: #575d56; }
.foot p { margin: 0 0 6px; }
@media (prefers-color-scheme: dark) {
  body { background: #121816; color: #ede8dc; }
  a { color: ${dark.green}; }
  .step a { background: ${dark.green}; color: ${dark.on}; }
  .address, .foot, .site span { color: #aab1a7; }
  blockquote, li, .foot { border-color: #303b37; }
}
`.trim();

const anchor = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

/** Keeps line breaks: letters have signatures of several lines. */
const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`;

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('quote' in part) return `<blockquote>${escapeHtml(part.quote)}</blockquote>`;
  if ('link' in part) {
    const { label, url } = part.link;
    // Also shows the address as text: some programs disable links, and some people want to see the target.
    return `<p class="step">${anchor(url, label)}</p>\n<p class="address">${escapeHtml(url)}</p>`;
  }
  const rows = part.items.map(
    ({ title, url, text }) => `<li>${anchor(url, title)}<br>${escapeHtml(text)}</li>`,
  );
  return `<ul>\n${rows.join('\n')}\n</ul>`;
}

/** A mail for programs that show HTML, light and dark. */
export function mailHtml(
  { language = 'en', subject, greeting, parts, why, stop }: Mail,
  site: MailSite,
): string {
  const body = [...(greeting ? [paragraph(greeting)] : []), ...parts.map(partHtml)];
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${style(coloursOf(site.accent))}
</style>
</head>
<body>
<div class="sheet">
<p class="site">${anchor(site.url, site.name)} <span>${escapeHtml(site.place)}</span></p>
${body.join('\n')}
<div class="foot">
<p>${escapeHtml(why)}</p>
${stop ? `<p>${anchor(stop.url, stop.label)}</p>\n` : ''}</div>
</div>
</body>
</html>
`;
}
