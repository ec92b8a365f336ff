/** Where a part begins: the place of its first record in the order of the map. */
export interface SitemapKey {
  readonly created_at: Date;
  readonly _id: unknown;
}

/** Records from `from` on, without `to` and what comes after it. */
export interface SitemapRange {
  readonly from?: SitemapKey | undefined;
  readonly to?: SitemapKey | undefined;
}

/** Records that came or went in the middle make parts larger or smaller: after so long all are measured anew. */
const keptMs = 3_600_000;

/**
 * Remembers where the parts of a map begin, so that the twentieth is found as fast as the first: a database that skips
 * reads all that it skips. What is not known yet is found step by step, once for all who ask.
 */
export class SitemapStarts {
  #starts: SitemapKey[] = [];
  #measuredAt = 0;
  #walk: Promise<void> = Promise.resolve();
  #renewing = false;

  /** @param next gives the key of the record that is a whole part behind `start`, or behind the beginning */
  constructor(private readonly next: (start?: SitemapKey) => Promise<SitemapKey | undefined>) {}

  /** Number of parts that are known to be there. */
  get known(): number {
    return this.#starts.length === 0 ? 0 : this.#starts.length + 1;
  }

  /**
   * @param page from 1 on
   * @returns undefined when so many parts were not found
   */
  async rangeOf(page: number): Promise<SitemapRange | undefined> {
    if (this.#starts.length < page) await this.#walkTo(page);
    if (Date.now() - this.#measuredAt > keptMs) void this.#renew();
    const starts = this.#starts;
    return page > starts.length + 1 ? undefined : { from: starts[page - 2], to: starts[page - 1] };
  }

  #walkTo(page: number): Promise<void> {
    const walk = async () => {
      if (this.#starts.length === 0) this.#measuredAt = Date.now();
      await this.#extend(this.#starts, page);
    };
    this.#walk = this.#walk.then(walk, walk);
    return this.#walk;
  }

  async #extend(starts: SitemapKey[], length: number): Promise<void> {
    while (starts.length < length) {
      const start = await this.next(starts.at(-1));
      if (!start) return;
      starts.push(start);
    }
  }

  /** Behind the back of who asks: meanwhile the old ones do. */
  async #renew(): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    try {
      const fresh: SitemapKey[] = [];
      await this.#extend(fresh, Number.POSITIVE_INFINITY);
      this.#starts = fresh;
      this.#measuredAt = Date.now();
    } catch {
      // The store is away: the next who asks tries again.
    } finally {
      this.#renewing = false;
    }
  }
}
