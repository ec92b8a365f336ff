import { setTimeout } from 'node:timers/promises';
import { ServiceUnavailable } from '../../errors/service-unavailable.js';
import type { SearchEngine } from '../engine/search-engine.js';
import { slicesOf, withPauses } from '../index/slices.js';
import type { IndexedDocument } from '../search-subject.js';
import { anyChange, type ChangeLog } from './change-log.js';

/** The source of an index's documents. */
export interface DocumentSource {
  /** Creates an empty engine. */
  create(): SearchEngine;
  all(): AsyncIterable<IndexedDocument>;
  /** The searchable documents among the ids. */
  some(ids: readonly string[]): Promise<IndexedDocument[]>;
  /** Called before changes of these documents, or of all, are applied. */
  changed?(ids?: readonly string[]): void;
}

/** An engine to search, and whether it may lack announced changes. */
export interface CurrentEngine {
  readonly engine: SearchEngine;
  readonly late: boolean;
}

/** Ids read from the database at once. More missed changes than that count as bulk changes. */
const idsPerRead = 200;
/** Longest wait of a search for bulk changes; then the last state answers it. */
const patienceMs = 300;
/** Longest wait of a search for the first read, less than the gateway waits for an answer. */
const firstPatienceMs = 5_000;

/** An index that applies every logged change before it answers; of bulk changes as many as a short time allows. */
export class FollowedIndex {
  #engine: SearchEngine | undefined;
  #known = 0;
  #following: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  /** Whether the current work takes too long to wait for. */
  #inBulk = false;

  constructor(
    private readonly changes: Pick<ChangeLog, 'number' | 'between'>,
    private readonly source: DocumentSource,
    private readonly longestFirstWait = firstPatienceMs,
  ) {}

  /** Whether there is an engine to search. */
  get isRead(): boolean {
    return this.#engine !== undefined;
  }

  /**
   * The engine with every change that was announced before the call, except for bulk changes. Without Redis there are
   * no writes, so the last state is current.
   * @throws ServiceUnavailable when the first read takes too long
   */
  async current(): Promise<CurrentEngine> {
    if (!this.#engine) return this.#first();
    const until = Date.now() + patienceMs;
    const wanted = await this.changes.number().catch(() => undefined);
    while (wanted !== undefined && this.#known < wanted) {
      const inTime = await this.#waitFor(this.#follow(wanted), until);
      if (!inTime) return { engine: this.#engine, late: true };
    }
    // The log restarted, e.g. after data loss.
    if (wanted !== undefined && wanted < this.#known && (await this.#wentBack())) {
      this.#inBulk = true;
      const inTime = await this.#waitFor(this.#load(), until);
      return { engine: this.#engine, late: !inTime };
    }
    return { engine: this.#engine, late: false };
  }

  /** @throws ServiceUnavailable when a full read takes too long */
  async #first(): Promise<CurrentEngine> {
    if (!(await isDoneBy(this.#load(), Date.now() + this.longestFirstWait)))
      throw new ServiceUnavailable(new Error('the search index is being read'));
    return this.current();
  }

  /** @returns false when it is bulk work that is not done in time */
  async #waitFor(work: Promise<void>, until: number): Promise<boolean> {
    if (await isDoneBy(work, until)) return true;
    if (this.#inBulk) return false;
    await work;
    return true;
  }

  /** A late, older answer of Redis changes nothing. */
  async #wentBack(): Promise<boolean> {
    return (await this.changes.number()) < this.#known;
  }

  #follow(wanted: number): Promise<void> {
    this.#following ??= this.#catchUp(wanted).finally(() => {
      this.#following = undefined;
      this.#inBulk = false;
    });
    return this.#following;
  }

  async #catchUp(wanted: number): Promise<void> {
    const engine = this.#engine;
    const missed = engine && (await this.changes.between(this.#known, wanted));
    if (!missed || missed.includes(anyChange)) {
      this.#inBulk = true;
      return this.#load();
    }
    const ids = [...new Set(missed.flatMap((text) => text.split('.')))];
    this.#inBulk = ids.length > idsPerRead;
    for (const some of slicesOf(ids, idsPerRead)) await this.#takeOver(engine, some);
    // Another engine may have been read meanwhile, at another number.
    if (this.#engine !== engine) return;
    this.#known = wanted;
    if (engine.index.documents.worn) this.#load().catch(() => undefined);
  }

  async #takeOver(engine: SearchEngine, ids: readonly string[]): Promise<void> {
    this.source.changed?.(ids);
    const found = new Map((await this.source.some(ids)).map((one) => [one.id, one]));
    for await (const id of withPauses(ids)) {
      const document = found.get(id);
      if (document) engine.index.put(document);
      else engine.index.remove(id);
    }
  }

  #load(): Promise<void> {
    this.#loading ??= this.#readAll().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #readAll(): Promise<void> {
    // Writes during the read are applied again from the changes after this number.
    const known = await this.changes.number().catch(() => 0);
    const engine = this.source.create();
    for await (const document of withPauses(this.source.all())) engine.index.put(document);
    this.source.changed?.();
    this.#engine = engine;
    this.#known = known;
  }
}

async function isDoneBy(work: Promise<void>, until: number): Promise<boolean> {
  const given = new AbortController();
  const pause = setTimeout(Math.max(0, until - Date.now()), false, { signal: given.signal });
  return Promise.race([work.then(() => true), pause]).finally(() => given.abort());
}
