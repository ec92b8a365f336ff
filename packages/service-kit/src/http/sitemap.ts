import { Readable } from 'node:stream';
import { escapeHtml } from '../mail/escape-html.js';

/** Addresses in one part of the map. The protocol allows 50,000; a tenth of that is read in a moment. */
export const sitemapPageSize = 5_000;

/** Number of parts for so many addresses. */
export const sitemapPages = (addresses: number): number => Math.ceil(addresses / sitemapPageSize);

/** One page of the site. */
export interface SitemapEntry {
  /** The whole address. */
  readonly address: string;
  readonly changed?: Date;
}

const opening =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

function entryXml({ address, changed }: SitemapEntry): string {
  const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${when}</url>\n`;
}

/**
 * One part of the map of the site, https://www.sitemaps.org/protocol.html, written while its entries are read.
 * @param entries at most `sitemapPageSize`
 */
export function sitemapXml(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
): Readable {
  async function* lines() {
    yield opening;
    for await (const entry of entries) yield entryXml(entry);
    yield '</urlset>\n';
  }
  return Readable.from(lines(), { objectMode: false });
}
