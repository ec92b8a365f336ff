import type { Mail } from './mail.js';
import { messageId, renderMail } from './render-mail.js';

const site = { name: 'Alder Falls Commons', place: 'Alder Falls, OR', url: 'https://town.example' };
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'News <b>',
  greeting: 'Hello Ada & Co,',
  parts: [
    'First line.\nSecond line.',
    { quote: 'Names <b>people</b>\n\nand more' },
    { items: [{ title: 'Baker', url: 'https://town.example/jobs/1', text: 'Near you.' }] },
    { link: { label: 'See it', url: 'https://town.example/x?a=1&b=2' } },
  ],
  why: 'You are receiving this email because you asked for it.',
  stop: { label: 'Stop this email', url: 'https://town.example/stop' },
};

/** The visible text of the HTML. */
const shown = (html: string) => {
  const text = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');
  return text.replace(/\s+/g, ' ');
};
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

describe('a mail', () => {
  const { text, html } = renderMail(mail, site);

  it('has the same content as text and as HTML', () => {
    const words = text
      .replace(/^> ?/gm, '')
      .replace(/[:,]?\s+/g, ' ')
      .split(' ');
    // Includes the addresses of links.
    const read = shown(html.replace(/href="([^"]*)">/g, '>$1 '));
    for (const word of words.filter((one) => /\w/.test(one))) expect(read).toContain(word);
    expect(text).toContain(
      'Hello Ada & Co,\n\nFirst line.\nSecond line.\n\n> Names <b>people</b>\n>\n> and more',
    );
    expect(text).toContain('See it:\nhttps://town.example/x?a=1&b=2');
  });

  it('escapes markup in personal words', () => {
    expect(html).toContain('Names &lt;b&gt;people&lt;/b&gt;');
    expect(html).toContain('<title>News &lt;b&gt;</title>');
    expect(html).toContain('href="https://town.example/x?a=1&amp;b=2"');
  });

  it('names the portal, the reason and the unsubscribe link', () => {
    const foot = text.slice(text.indexOf('\n-- \n'));
    for (const part of [
      site.name,
      site.place,
      site.url,
      mail.why,
      'Stop this email: https://town.example/stop',
    ])
      expect(foot).toContain(part);
    expect(html).toContain('<a href="https://town.example">Alder Falls Commons</a>');
  });

  it('loads nothing remote, and supports dark mode', () => {
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('has unsubscribe headers, with one click where supported', () => {
    expect(renderMail(mail, site).headers).toMatchObject({
      'List-Unsubscribe': '<https://town.example/stop>',
    });
    const stop = { label: 'Stop', url: 'https://a.example', oneClick: 'https://a.example/api/1' };
    expect(renderMail({ ...mail, stop }, site).headers).toMatchObject({
      'List-Unsubscribe': '<https://a.example/api/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { stop: _, ...always } = mail;
    expect(renderMail(always, site).headers).not.toHaveProperty('List-Unsubscribe');
  });
});

describe('Message-ID', () => {
  const from = 'Commons <no-reply@town.example>';

  it('is the same for the same mail to the same person only', () => {
    const one = messageId('status/7/1', 'ada@example.org', from);
    expect(one).toMatch(/^<[0-9a-f]{40}@town\.example>$/);
    expect(messageId('status/7/1', 'ada@example.org', from)).toBe(one);
    expect(messageId('status/7/2', 'ada@example.org', from)).not.toBe(one);
    expect(messageId('status/7/1', 'eve@example.org', from)).not.toBe(one);
  });
});
