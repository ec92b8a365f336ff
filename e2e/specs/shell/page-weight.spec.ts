import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

/** Bytes of each page by language, as recorded (CONTRIBUTING.md says how to raise one). */
const file = join(import.meta.dirname, '../../page-weights.json');
type Weights = Record<string, Record<string, number>>;

/** How much a page may grow above its record. */
const budget = 6 * 1024;

/** Pages of each remote; a page that needs a record counts as one that is missing would, without it. */
const paths = [
  ...['/', '/jobs', '/business-directory', '/mission', '/login', '/register', '/tools'],
  ...['/tools/loan', '/employer-dashboard', '/job-seeker-dashboard', '/operator'],
];
const languages = ['en', 'es'];

const compress = promisify(brotliCompress);

/** Bytes on the wire, and the text. Its own request, because a browser's would not say how it was compressed. */
function fetched(url: string, headers: Record<string, string>) {
  return new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** The page as sent without what is rendered from records: only head, header and settings are its own. */
const withoutContent = (html: string) =>
  html
    .replace(/(<div id="root"[^>]*>)[\s\S]*(<\/div>[\s\S]*<\/body>)/, '$1$2')
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');

/** Scripts, styles, font and translations that a page names. */
const filesOf = (html: string): string[] => {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const isFile = /<script/.test(tag) || /rel="(?:stylesheet|preload|modulepreload)"/.test(tag);
    const address = /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1];
    return isFile && address && !/as="image"/.test(tag) ? [address] : [];
  });
  return [...new Set(named)];
};

// A page that was not rendered names other files; those of this portal wait for their rendering.
test('no page is heavier than recorded by more than the budget', async ({ portal }) => {
  const weights: Weights = {};
  const known = new Map<string, number>();
  for (const path of paths) {
    for (const language of languages) {
      const headers = { 'accept-language': language };
      const html = (await fetched(portal.url + path, headers)).toString();
      expect([path, html.includes(`<html lang="${language}"`)]).toEqual([path, true]);
      const files = filesOf(html);
      // The shell's script and style, and at least the entry of the remote that owns the page.
      expect(files.length, path).toBeGreaterThan(3);
      let bytes = (await compress(withoutContent(html))).length;
      for (const address of files) {
        const packed = { 'accept-encoding': 'br' };
        const size = known.get(address) ?? (await fetched(portal.url + address, packed)).length;
        known.set(address, size);
        bytes += size;
      }
      weights[path] = { ...weights[path], [language]: bytes };
    }
  }
  if (process.env.RECORD_PAGE_WEIGHTS) writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Weights;
  const heavier = paths.flatMap((path) =>
    languages.flatMap((language) => {
      const now = weights[path]?.[language] ?? 0;
      const before = recorded[path]?.[language] ?? 0;
      return now > before + budget ? [`${path} (${language}): ${before} → ${now} bytes`] : [];
    }),
  );
  expect(heavier).toEqual([]);
});
