import { LRUCache } from 'lru-cache';
import { compressBuffer, type Encoding } from './compression.js';
import type { HeaderMap } from './header-rules.js';

/** How old a kept answer may become when the service says what changes it, and when it does not. */
const exactLifetimeMs = 10_000;
const briefLifetimeMs = 2_000;
/** From this age on an answer that is asked for is loaded anew beside, so that nobody waits when it ends. */
const renewalAgeMs = 5_000;
const mostKept = 500;

/** Of each group one term: what a document must have for the search to show it. */
export type SearchNeeds = readonly (readonly string[])[];

/** A whole answer, with its packed forms once somebody asked for them. */
export class KeptAnswer {
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  /** @param needs undefined when the service does not say what changes the answer */
  constructor(
    readonly status: number,
    readonly headers: HeaderMap,
    readonly body: Buffer,
    readonly needs?: SearchNeeds,
  ) {}

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding) ?? compressBuffer(this.body, encoding);
    this.packed.set(encoding, known);
    return known;
  }

  /** Whether a change of a document with these terms, before or after, may change the answer. */
  isChangedBy(terms: ReadonlySet<string>): boolean {
    return this.needs?.every((group) => group.some((term) => terms.has(term))) ?? true;
  }
}

type Load = () => Promise<KeptAnswer>;

/** One search: under way while `answer` is missing. */
interface Entry {
  readonly coming: Promise<KeptAnswer>;
  readonly begun: number;
  answer?: KeptAnswer;
  renewing?: boolean;
}

/** Answers of one service's searches in memory. The same search asked by many at once goes out once. */
export class KeptSearches {
  private readonly entries = new LRUCache<string, Entry>({
    max: mostKept,
    ttl: exactLifetimeMs,
  });
  /** Renewals go out one after the other: those who ask something new must not wait for them. */
  private renewing = false;

  /** An answer other than 200 is shared with those who wait, but not kept. */
  get(key: string, load: Load): Promise<KeptAnswer> {
    const known = this.entries.get(key);
    if (known) {
      this.renewOld(key, known, load);
      return known.coming;
    }
    const coming = load();
    this.keep(key, { coming, begun: Date.now() });
    return coming;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.set(key, entry, {
      ttl: Math.max(1, exactLifetimeMs - (Date.now() - entry.begun)),
    });
    const stays = () => this.entries.peek(key) === entry;
    const settle = (answer?: KeptAnswer) => {
      // Whoever voided it meanwhile has taken it out: it must not come back.
      if (!stays()) return;
      if (answer?.status !== 200) {
        this.entries.delete(key);
        return;
      }
      entry.answer = answer;
      if (answer.needs) return;
      const age = Date.now() - entry.begun;
      this.entries.set(key, entry, { ttl: Math.max(1, briefLifetimeMs - age) });
    };
    entry.coming.then(settle, () => settle());
  }

  private renewOld(key: string, entry: Entry, load: Load): void {
    const old = entry.answer?.needs && Date.now() - entry.begun > renewalAgeMs;
    if (!old || entry.renewing || this.renewing) return;
    entry.renewing = true;
    this.renewing = true;
    const begun = Date.now();
    load()
      .then((answer) => {
        // What changes the old answer changes the new one: voided meanwhile, it is dropped.
        const stays = answer.status === 200 && this.entries.peek(key) === entry;
        if (stays) this.keep(key, { coming: Promise.resolve(answer), begun, answer });
      })
      .catch(() => undefined)
      .finally(() => {
        this.renewing = false;
      });
  }

  /** Forgets what a change may have changed, and whatever is under way: nobody knows yet what it needs. */
  voidChanged(terms: ReadonlySet<string>): void {
    for (const [key, { answer }] of this.entries.entries()) {
      if (!answer || answer.isChangedBy(terms)) this.entries.delete(key);
    }
  }

  voidAll(): void {
    this.entries.clear();
  }
}
