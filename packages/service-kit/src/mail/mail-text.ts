import type { Mail, MailPart } from './mail.js';
import { mailTexts } from './mail-texts.js';
import type { MailSite } from './render-mail.js';

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function partText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return quoted(part.quote);
  if ('link' in part) return `${part.link.label}:\n${part.link.url}`;
  return part.items.map(({ title, text, url }) => `${title}\n${text}\n${url}`).join('\n\n');
}

/** The plain text version of a mail. */
export function mailText({ language, greeting, parts, why, stop }: Mail, site: MailSite): string {
  // '-- ' marks what follows as a signature, which mail programs leave out of replies.
  const foot = [
    '-- ',
    mailTexts(language)('siteIn', { name: site.name, place: site.place, url: site.url }),
    why,
    stop && `${stop.label}: ${stop.url}`,
  ];
  const body = [...(greeting ? [greeting] : []), ...parts.map(partText)];
  return `${[...body, foot.filter(Boolean).join('\n')].join('\n\n')}\n`;
}
