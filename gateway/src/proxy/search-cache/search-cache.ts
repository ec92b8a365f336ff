import { LRUCache } from 'lru-cache';
import { compressBuffer, type Encoding } from '../compression.js';
import type { HeaderMap } from '../header-rules.js';

/** Lifetime of an answer whose service declares its dependencies, and of one without. */
const exactLifetimeMs = 10_000;
const briefLifetimeMs = 2_000;
/** A requested answer of this age is refreshed in the background, so that no request waits when it expires. */
const renewalAgeMs = 5_000;
const maxEntries = 500;
/** Bytes of the answers of one service, packed forms included. */
const maxBytes = 48 * 1024 * 1024;
/** Size of an answer before it is known. */
const pendingBytes = 1_024;

/** Conditions for a document to be found by the search: one term of each group. */
export type SearchDependencies = readonly (readonly string[])[];

/** A whole answer, with its compressed forms once requested. */
export class CachedAnswer {
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  /** @param dependencies undefined when the service does not declare any */
  constructor(
    readonly status: number,
    readonly headers: HeaderMap,
    readonly body: Buffer,
    readonly dependencies?: SearchDependencies,
  ) {}

  /** Of the body and of its packed forms, which take less than another half. */
  get bytes(): number {
    return 1 + Math.ceil(this.body.length * 1.5);
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding) ?? compressBuffer(this.body, encoding);
    this.#packed.set(encoding, known);
    return known;
  }

  /** Whether a change of a document with these terms, before or after it, may change the answer. */
  isChangedBy(terms: ReadonlySet<string>): boolean {
    return this.dependencies?.every((group) => group.some((term) => terms.has(term))) ?? true;
  }
}

type Load = () => Promise<CachedAnswer>;

/** A search, pending while `answer` is absent. */
interface Entry {
  readonly coming: Promise<CachedAnswer>;
  readonly begun: number;
  readonly answer?: CachedAnswer;
  renewing?: boolean;
}

/** In-memory cache of one service's searches. Concurrent equal searches share one call. */
export class SearchCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer?.bytes ?? pendingBytes,
    ttl: exactLifetimeMs,
  });
  /** One refresh at a time, so that refreshes do not delay new searches. */
  #renewing = false;

  /** An answer other than 200 is shared with concurrent callers but not cached. */
  get(key: string, load: Load): Promise<CachedAnswer> {
    const known = this.#entries.get(key);
    if (known) {
      this.#renewOld(key, known, load);
      return known.coming;
    }
    const coming = load();
    this.#keep(key, { coming, begun: Date.now() });
    return coming;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry, {
      ttl: Math.max(1, exactLifetimeMs - (Date.now() - entry.begun)),
    });
    const isCurrent = () => this.#entries.peek(key) === entry;
    const settle = (answer?: CachedAnswer) => {
      // If it was invalidated meanwhile, it must not be cached again.
      if (!isCurrent()) return;
      if (answer?.status !== 200) {
        this.#entries.delete(key);
        return;
      }
      const lifetimeMs = answer.dependencies ? exactLifetimeMs : briefLifetimeMs;
      const age = Date.now() - entry.begun;
      // Another object: the cache measures a value when it is new.
      this.#entries.set(key, { ...entry, answer }, { ttl: Math.max(1, lifetimeMs - age) });
    };
    entry.coming.then(settle, () => settle());
  }

  #renewOld(key: string, entry: Entry, load: Load): void {
    const old = entry.answer?.dependencies && Date.now() - entry.begun > renewalAgeMs;
    if (!old || entry.renewing || this.#renewing) return;
    entry.renewing = true;
    this.#renewing = true;
    const begun = Date.now();
    load()
      .then((answer) => {
        // If the old answer was invalidated meanwhile, the new one may be outdated too.
        const isCurrent = answer.status === 200 && this.#entries.peek(key) === entry;
        if (isCurrent) this.#keep(key, { coming: Promise.resolve(answer), begun, answer });
      })
      .catch(() => undefined)
      .finally(() => {
        this.#renewing = false;
      });
  }

  /** Drops the answers that a change may affect, and pending ones, whose dependencies are not known yet. */
  voidChanged(terms: ReadonlySet<string>): void {
    for (const [key, { answer }] of this.#entries.entries()) {
      if (!answer || answer.isChangedBy(terms)) this.#entries.delete(key);
    }
  }

  voidAll(): void {
    this.#entries.clear();
  }
}
