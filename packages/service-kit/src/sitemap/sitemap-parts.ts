import type { Readable } from 'node:stream';
import type { Model, QueryFilter } from 'mongoose';
import { CachedSitemapPages, type SitemapEntry, sitemapPageSize, sitemapPart } from './sitemap.js';
import { type SitemapKey, type SitemapRange, SitemapStarts } from './sitemap-starts.js';

/** Records with a public page. The filter requires an index that ends in `created_at`, `_id`. */
export interface SitemapRecord {
  readonly _id: unknown;
  readonly created_at: Date;
  readonly updated_at?: Date;
}

const oldestFirst = { created_at: 1, _id: 1 } as const;

/** A service's part of the sitemap: its records, oldest first, so that new ones go into the last part. */
export class SitemapParts<Row extends SitemapRecord> {
  readonly #pages = new CachedSitemapPages(() => this.model.countDocuments(this.filter()).exec());
  readonly #starts = new SitemapStarts((start) => this.#startBehind(start));

  /**
   * @param filter selects the public records
   * @param address returns the absolute URL of a record's page
   */
  constructor(
    private readonly model: Model<Row>,
    private readonly filter: () => QueryFilter<Row>,
    private readonly address: (id: string) => string,
  ) {}

  /** Number of parts. Also looks up where they begin, since the caller reads them next. */
  async count(): Promise<number> {
    const pages = await this.#pages.get();
    if (pages > 1 && this.#starts.known < pages) {
      void this.#starts.rangeOf(pages).catch(() => undefined);
    }
    return Math.max(pages, this.#starts.known);
  }

  /**
   * One part as XML, streamed while its records are read.
   * @param text number of the part, as in the address
   * @returns undefined when there is no such part
   */
  async read(text: string): Promise<Readable | undefined> {
    const page = await this.#pages.pageOf(text);
    const range = page && (await this.#starts.rangeOf(page));
    return range ? sitemapPart(this.#entries(range)) : undefined;
  }

  async #startBehind(start: SitemapKey | undefined): Promise<SitemapKey | undefined> {
    const [found] = await this.#find({ from: start })
      .select('created_at')
      .skip(sitemapPageSize)
      .limit(1)
      .lean<SitemapKey[]>();
    return found;
  }

  #find(range: SitemapRange) {
    return this.model.find({ ...this.filter(), ...within(range) }).sort(oldestFirst);
  }

  async *#entries(range: SitemapRange): AsyncGenerator<SitemapEntry> {
    const rows = this.#find(range).select('updated_at').lean<Row[]>().cursor();
    for await (const { _id, updated_at } of rows as AsyncIterable<SitemapRecord>) {
      yield { address: this.address(String(_id)), ...(updated_at && { changed: updated_at }) };
    }
  }
}

/** The bounds on `created_at` alone use the index; the others separate records with the same time. */
function within({ from, to }: SitemapRange): object {
  if (!from && !to) return {};
  const { created_at: first, _id: firstId } = from ?? {};
  const { created_at: end, _id: endId } = to ?? {};
  const both = [
    ...(first ? [{ $or: [{ created_at: { $gt: first } }, { _id: { $gte: firstId } }] }] : []),
    ...(end ? [{ $or: [{ created_at: { $lt: end } }, { _id: { $lt: endId } }] }] : []),
  ];
  const created_at = { ...(first && { $gte: first }), ...(end && { $lte: end }) };
  return { created_at, $and: both };
}
