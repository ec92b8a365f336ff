import { Readable } from 'node:stream';
import { escapeHtml } from '../texts/escape-html.js';

/** Addresses per part of the sitemap. The protocol allows 50,000; a tenth of that is read in a moment. */
export const sitemapPageSize = 5_000;

/** Number of parts for this many addresses. */
const sitemapPages = (addresses: number): number => Math.ceil(addresses / sitemapPageSize);

/** A count is cached this long: crawlers come once a day and request every part. */
const cacheMs = 60_000;

/** Caches the number of parts of a sitemap for a minute; zero is never cached. */
export class CachedSitemapPages {
  #cached: { readonly pages: Promise<number>; readonly until: number } | undefined;

  /** @param count returns the number of addresses */
  constructor(private readonly count: () => Promise<number>) {}

  /** Number of site map pages; 0 while they cannot be counted. */
  async get(): Promise<number> {
    if (!this.#cached || this.#cached.until <= Date.now()) {
      this.#cached = { pages: this.count().then(sitemapPages), until: Date.now() + cacheMs };
    }
    const { pages } = this.#cached;
    const found = await pages.catch(() => 0);
    if (found === 0 && this.#cached?.pages === pages) this.#cached = undefined;
    return pages;
  }

  /**
   * @param text number of a part, as in the address
   * @returns the number; undefined when there is no such part. The one after the last counted may exist by now.
   */
  async pageOf(text: string): Promise<number | undefined> {
    if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
    const page = Number(text);
    return page <= (await this.get()) + 1 ? page : undefined;
  }
}

/** One page of the site. */
export interface SitemapEntry {
  /** Absolute URL. */
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
 * Like {@link sitemapXml}, but waits for the first entry.
 * @returns undefined when there is none: the part does not exist
 */
export async function sitemapPart(
  entries: AsyncGenerator<SitemapEntry>,
): Promise<Readable | undefined> {
  const first = await entries.next();
  if (first.done) return undefined;
  async function* all() {
    yield first.value as SitemapEntry;
    yield* entries;
  }
  const part = sitemapXml(all());
  // If the reader disconnects before the second entry, the generators above have not started and would not close it.
  return part.once('close', () => void entries.return(undefined).catch(() => undefined));
}

/**
 * One part of the sitemap, https://www.sitemaps.org/protocol.html, streamed while its entries are read.
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
