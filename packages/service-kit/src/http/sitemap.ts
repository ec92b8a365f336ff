import { Readable } from 'node:stream';
import { escapeHtml } from '../mail/escape-html.js';

/** Addresses in one part of the map. The protocol allows 50,000; a tenth of that is read in a moment. */
export const sitemapPageSize = 5_000;

/** Number of parts for so many addresses. */
export const sitemapPages = (addresses: number): number => Math.ceil(addresses / sitemapPageSize);

/** A count is as good as this old: crawlers come once a day, and each asks for every part. */
const keptMs = 60_000;

/** The number of parts of a map, counted once a minute however many ask; none is never kept. */
export class KeptSitemapPages {
  #kept: { readonly pages: Promise<number>; readonly until: number } | undefined;

  /** @param count gives the number of addresses */
  constructor(private readonly count: () => Promise<number>) {}

  async get(): Promise<number> {
    if (!this.#kept || this.#kept.until <= Date.now()) {
      this.#kept = { pages: this.count().then(sitemapPages), until: Date.now() + keptMs };
    }
    const { pages } = this.#kept;
    const found = await pages.catch(() => 0);
    if (found === 0 && this.#kept?.pages === pages) this.#kept = undefined;
    return pages;
  }

  /**
   * @param text number of a part as it stands in the address
   * @returns the number; undefined when there is no such part. The one after the last counted may have come since.
   */
  async pageOf(text: string): Promise<number | undefined> {
    if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
    const page = Number(text);
    return page <= (await this.get()) + 1 ? page : undefined;
  }
}

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
 * Like {@link sitemapXml}, once the first entry is there.
 * @returns undefined when there is none: such a part does not exist
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
  // A reader who leaves before the second entry: the generators above have not begun, and would not close it.
  return part.once('close', () => void entries.return(undefined).catch(() => undefined));
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
