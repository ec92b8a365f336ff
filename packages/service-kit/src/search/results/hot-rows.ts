import { readInOrder } from './rows-in-order.js';

/** Fields whose writes are not published (counts of views) are at most this old. */
const ageMs = 10_000;
/** Characters of all cached texts together: 12 MB at most. */
const maxCharacters = 6_000_000;
/** Assumed size of a row without its texts. */
const rowWithoutTexts = 500;

interface Hot<Row> {
  readonly row: Row;
  readonly readAt: number;
  readonly size: number;
}

const sizeOf = (row: object): number =>
  Object.values(row).reduce(
    (sum: number, value) => sum + (typeof value === 'string' ? value.length : 0),
    rowWithoutTexts,
  );

const caches = new Set<Pick<HotRows<never>, 'forget'>>();

/** Drops all rows of this process. For tests, which write to the database past the models that publish changes. */
export function forgetHotRows(): void {
  for (const cache of caches) cache.forget();
}

/**
 * Caches the stored rows that recent searches found. The index drops a row here before it applies a change of it, so that
 * no search shows an older row than the one it matched.
 */
export class HotRows<Row extends { _id: unknown }> {
  readonly #rows = new Map<string, Hot<Row>>();
  readonly #reads = new Set<{ changed: Set<string>; all: boolean }>();
  #characters = 0;

  /** @param read the stored rows of these ids that are shown at all, in any order */
  constructor(private readonly read: (ids: readonly string[]) => Promise<readonly Row[]>) {
    caches.add(this);
  }

  /** The rows of these ids in this order, without those that no longer exist. Callers must not change them. */
  async of(ids: readonly string[], now = Date.now()): Promise<Row[]> {
    const known = ids.flatMap((id) => this.#known(id, now) ?? []);
    if (known.length === ids.length) return known;
    const present = new Set(known.map(({ _id }) => String(_id)));
    const missing = ids.filter((id) => !present.has(id));
    const rows = await this.#readRows(missing, now);
    return readInOrder(ids, () => Promise.resolve([...known, ...rows]));
  }

  /** Drops these rows, or all. A row that is being read meanwhile is not cached. */
  forget(ids?: readonly string[]): void {
    for (const read of this.#reads) {
      if (!ids) read.all = true;
      else for (const id of ids) read.changed.add(id);
    }
    for (const id of ids ?? [...this.#rows.keys()]) this.#drop(id);
  }

  #known(id: string, now: number): Row | undefined {
    const hot = this.#rows.get(id);
    if (!hot) return undefined;
    if (now - hot.readAt < ageMs) return hot.row;
    this.#drop(id);
    return undefined;
  }

  async #readRows(ids: readonly string[], now: number): Promise<readonly Row[]> {
    const read = { changed: new Set<string>(), all: false };
    this.#reads.add(read);
    try {
      const rows = await this.read(ids);
      for (const row of rows) {
        const id = String(row._id);
        if (!read.all && !read.changed.has(id)) this.#cache(id, row, now);
      }
      return rows;
    } finally {
      this.#reads.delete(read);
    }
  }

  #cache(id: string, row: Row, readAt: number): void {
    this.#drop(id);
    const size = sizeOf(row);
    this.#rows.set(id, { row, readAt, size });
    this.#characters += size;
    // Oldest first: expired rows go even if they are not requested again.
    for (const [oldest, { readAt: then }] of this.#rows) {
      if (this.#characters <= maxCharacters && readAt - then < ageMs) return;
      this.#drop(oldest);
    }
  }

  #drop(id: string): void {
    const hot = this.#rows.get(id);
    if (!hot) return;
    this.#rows.delete(id);
    this.#characters -= hot.size;
  }
}
