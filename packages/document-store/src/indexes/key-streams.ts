import type { Table } from '../storage/table.js';

/**
 * Ordered scans of index keys. A stream yields the tails of keys (what follows its prefix: the remaining sort fields,
 * and the _id). Streams of one index whose prefixes end at the same field have tails of the same layout, so they can be
 * merged (`$in`) and intersected (`$all`) in sort order, without reading a document. Each read takes a slice and leaves
 * no transaction open, so a scan may pause between two steps and continue in a later tick.
 */
export interface KeyStream {
  /** The current tail; undefined at the end; pendingKey when a long search should pause. */
  peek(): Buffer | undefined;
  next(): void;
  /** Advances to the first tail at or past `tail` (in the stream's direction). */
  seek(tail: Buffer): void;
}

/** Not a tail: call `peek` again, in this tick or a later one. */
export const pendingKey = Buffer.from('pending');
const stepsBeforePause = 500;
const firstSlice = 16;
/** A search that jumps often jumps again, so few keys are read ahead. */
const sliceAfterJump = 4;
const largestSlice = 512;

/** The keys of an index within one range, in key order. */
export class RangeStream implements KeyStream {
  #keys: Buffer[] = [];
  #at = 0;
  #size = firstSlice;
  #last: Buffer | undefined;
  #ended = false;

  /** Keys from `from` (inclusive) to `to` (exclusive), both full keys; tails start at `prefixLength`. */
  constructor(
    private readonly entries: Table<Buffer>,
    private readonly prefix: Buffer,
    private readonly from: Buffer,
    private readonly to: Buffer,
    private readonly reverse: boolean,
  ) {}

  peek(): Buffer | undefined {
    if (this.#at >= this.#keys.length) this.#fill();
    return this.#keys[this.#at]?.subarray(this.prefix.length);
  }

  next(): void {
    if (this.peek()) this.#at++;
  }

  seek(tail: Buffer): void {
    const target = Buffer.concat([this.prefix, tail]);
    const sign = this.reverse ? -1 : 1;
    while (this.#at < this.#keys.length) {
      if (this.#keys[this.#at]!.compare(target) * sign >= 0) return;
      this.#at++;
    }
    if (this.#ended) return;
    this.#size = sliceAfterJump;
    this.#fill(target);
  }

  /** Whether such a key exists, without moving the scan: a tenth of the cost of a jump. */
  has(tail: Buffer): boolean {
    const key = Buffer.concat([this.prefix, tail]);
    const within = key.compare(this.from) >= 0 && key.compare(this.to) < 0;
    return within && this.entries.has(key);
  }

  /** Number of keys, counted natively. */
  count(): number {
    return this.entries.count({ start: this.from, end: this.to });
  }

  /** Number of keys, at most `most`. They are counted natively: a key read here costs as much as fifty there. */
  countUpTo(most: number): number {
    if (most <= 0) return 0;
    const range = { start: this.from, end: this.to };
    const last = this.entries.keys({ ...range, offset: most - 1, limit: 1 });
    return last.length > 0 ? most : this.count();
  }

  #fill(target?: Buffer): void {
    this.#keys = [];
    this.#at = 0;
    if (this.#ended) return;
    const resumed = target ?? this.#last;
    const [near, far] = this.reverse ? [this.to, this.from] : [this.from, this.to];
    const beyond = this.reverse ? -1 : 1;
    const start = resumed && resumed.compare(near) * beyond > 0 ? resumed : near;
    if (start.compare(far) * beyond >= 0) {
      this.#ended = true;
      return;
    }
    const exclusiveStart = target === undefined && this.#last !== undefined;
    this.#keys = this.entries.keys({
      start,
      end: far,
      reverse: this.reverse,
      limit: this.#size,
      ...(exclusiveStart && { exclusiveStart }),
    });
    if (this.#keys.length < this.#size) this.#ended = true;
    this.#last = this.#keys.at(-1) ?? this.#last;
    this.#size = Math.min(this.#size * 2, largestSlice);
  }
}

/** All tails of several streams, in order, without duplicates. */
export class MergedStream implements KeyStream {
  constructor(
    private readonly streams: KeyStream[],
    private readonly sign: 1 | -1,
  ) {}

  peek(): Buffer | undefined {
    let best: Buffer | undefined;
    for (const stream of this.streams) {
      const tail = stream.peek();
      if (tail === pendingKey) return pendingKey;
      if (tail && (!best || tail.compare(best) * this.sign < 0)) best = tail;
    }
    return best;
  }

  next(): void {
    const tail = this.peek();
    if (!tail || tail === pendingKey) return;
    for (const stream of this.streams) if (stream.peek()?.equals(tail)) stream.next();
  }

  seek(tail: Buffer): void {
    for (const stream of this.streams) stream.seek(tail);
  }
}

/** The tails common to all streams. The first should be the shortest: it is scanned, the others are only probed. */
export class IntersectedStream implements KeyStream {
  #settled = false;
  readonly #others: RangeStream[];

  constructor(
    private readonly lead: RangeStream,
    ...others: RangeStream[]
  ) {
    this.#others = others;
  }

  peek(): Buffer | undefined {
    if (!this.#settled) this.#settle();
    return this.#settled ? this.lead.peek() : pendingKey;
  }

  next(): void {
    const tail = this.peek();
    if (!tail || tail === pendingKey) return;
    this.lead.next();
    this.#settled = false;
  }

  seek(tail: Buffer): void {
    this.lead.seek(tail);
    this.#settled = false;
  }

  #settle(): void {
    for (let step = 0; step < stepsBeforePause; step++) {
      const tail = this.lead.peek();
      this.#settled = !tail || this.#others.every((other) => other.has(tail));
      if (this.#settled) return;
      this.lead.next();
    }
  }
}
