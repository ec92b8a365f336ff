import { anyChange, type ChangeLog } from './change-log.js';
import type { SearchEngine } from './search-engine.js';
import type { IndexedDocument } from './search-subject.js';

/** Where the documents of an index come from. */
export interface DocumentSource {
  /** An engine with nothing in it. */
  create(): SearchEngine;
  all(): AsyncIterable<IndexedDocument>;
  /** Those of the ids that are found at all. */
  some(ids: readonly string[]): Promise<IndexedDocument[]>;
}

/** Documents that are put into an index at a stretch, so that requests are answered in between. */
const stretch = 500;

/** An index that takes over every change of the log before it answers. */
export class FollowedIndex {
  #engine: SearchEngine | undefined;
  #known = 0;
  #following: Promise<void> | undefined;

  constructor(
    private readonly changes: ChangeLog,
    private readonly source: DocumentSource,
  ) {}

  /**
   * The engine with every change in it that was made known before the call. Without Redis nothing is written: then the
   * last state is the newest.
   */
  async current(): Promise<SearchEngine> {
    const wanted = await this.changes.number().catch(() => undefined);
    while (!this.#engine || (wanted !== undefined && this.#known < wanted)) {
      this.#following ??= this.#catchUp(wanted ?? 0).finally(() => {
        this.#following = undefined;
      });
      await this.#following;
    }
    // The log has begun anew, e.g. after the loss of its data.
    if (wanted !== undefined && wanted < this.#known && (await this.#wentBack())) {
      await this.#load();
    }
    return this.#engine;
  }

  /** An older answer of Redis that came late is no loss. */
  async #wentBack(): Promise<boolean> {
    return (await this.changes.number()) < this.#known;
  }

  async #catchUp(wanted: number): Promise<void> {
    const missed = this.#engine && (await this.changes.between(this.#known, wanted));
    if (
      !missed ||
      missed.includes(anyChange) ||
      !this.#engine ||
      this.#engine.index.documents.worn
    ) {
      return this.#load();
    }
    const ids = [...new Set(missed.flatMap((text) => text.split('.')))];
    const found = new Map((await this.source.some(ids)).map((one) => [one.id, one]));
    for (const id of ids) {
      const document = found.get(id);
      if (document) this.#engine.index.put(document);
      else this.#engine.index.remove(id);
    }
    this.#known = wanted;
  }

  async #load(): Promise<void> {
    // Whatever is written while it is read comes again with the changes after this number.
    const known = await this.changes.number().catch(() => 0);
    const engine = this.source.create();
    let count = 0;
    for await (const document of this.source.all()) {
      engine.index.put(document);
      count += 1;
      if (count % stretch === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    this.#engine = engine;
    this.#known = known;
  }
}
