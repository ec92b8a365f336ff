import { beginningOf } from '@commons/contracts/text/cut-text';
import { escapeHtml } from '../texts/escape-html.js';

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches them to remove them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) => escapeHtml(text.replace(forbidden, ''));

const summaryLength = 1_000;

export interface AtomEntry {
  /** Address of its page, which is its id too. */
  readonly link: string;
  readonly title: string;
  readonly author: string;
  readonly category: string;
  /** ISO 8601. */
  readonly published: string;
  /** Plain text; only its first thousand characters are used. */
  readonly text: string;
}

export interface AtomFeed {
  readonly title: string;
  /** Address of the page that shows the same list. */
  readonly page: string;
  /** Address of the feed. */
  readonly self: string;
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
  /** The time of the last change when there are no entries. */
  readonly now: Date;
}

function entryXml({ link, title, author, category, published, text }: AtomEntry): string {
  return `  <entry>
    <id>${xml(link)}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${xml(link)}"/>
    <author><name>${xml(author)}</name></author>
    <category term="${xml(category)}"/>
    <published>${published}</published>
    <updated>${published}</updated>
    <summary type="text">${xml(beginningOf(text, summaryLength))}</summary>
  </entry>`;
}

/** An Atom feed (RFC 4287), escaped. */
export function atomFeed({ title, page, self, entries, now }: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xml(page)}</id>
  <title>${xml(title)}</title>
  <updated>${entries[0]?.published ?? now.toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.map(entryXml).join('\n')}
</feed>
`;
}

/** A search as the query string of a page: what is given, as it was given. */
export function givenQuery(query: Readonly<Record<string, unknown>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value || value === 0) given.set(name, String(value));
  }
  return given.toString();
}
