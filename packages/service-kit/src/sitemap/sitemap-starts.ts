import { hourMs } from '@commons/contracts/durations';

/** Start of a part: the sort key of its first record. */
export interface SitemapKey {
  readonly created_at: Date;
  readonly _id: unknown;
}

/** Records from `from` (inclusive) to `to` (exclusive). */
export interface SitemapRange {
  readonly from?: SitemapKey | undefined;
  readonly to?: SitemapKey | undefined;
}

/**
 * Records added or removed in the middle change the size of parts, so all starts are looked up again after this time.
 */
const cacheMs = hourMs;

/**
 * Caches where the parts of a sitemap begin, so that the twentieth is found as fast as the first: skipping in the
 * database reads everything skipped. Unknown starts are found step by step, once for all callers.
 */
export class SitemapStarts {
  #starts: SitemapKey[] = [];
  #measuredAt = 0;
  #walk: Promise<void> = Promise.resolve();
  #renewing = false;

  /** @param next returns the key of the record one part after `start`, or after the beginning */
  constructor(private readonly next: (start?: SitemapKey) => Promise<SitemapKey | undefined>) {}

  /** Number of parts known so far. */
  get known(): number {
    return this.#starts.length === 0 ? 0 : this.#starts.length + 1;
  }

  /**
   * @param page starts at 1
   * @returns undefined when there are fewer parts
   */
  async rangeOf(page: number): Promise<SitemapRange | undefined> {
    if (this.#starts.length < page) await this.#walkTo(page);
    if (Date.now() - this.#measuredAt > cacheMs) void this.#renew();
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

  /** Runs in the background; callers use the old starts meanwhile. */
  async #renew(): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    try {
      const fresh: SitemapKey[] = [];
      await this.#extend(fresh, Number.POSITIVE_INFINITY);
      this.#starts = fresh;
      this.#measuredAt = Date.now();
    } catch {
      // The store is down: the next caller tries again.
    } finally {
      this.#renewing = false;
    }
  }
}
