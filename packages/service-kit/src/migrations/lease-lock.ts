import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key.js';

/** The collection that says what was done, and by the lock in it, who is at it. */
export const migrationsCollection = 'migrations';

/** Id of the lock; the other records have the names of migrations. */
export const lockId = '@lock';

interface Lock {
  readonly _id: string;
  readonly holder: string;
  readonly beats: number;
}

export interface Lease {
  /** Aborted when the lock is another's, or could not be renewed for as long as a lease lasts. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

export const leaseMs = 15_000;

/**
 * A lock in the database, for one instance at a time. Its holder renews it; one that is not renewed for the length of a
 * lease was left by a dead process and is taken over. Each watches it by its own clock: clocks of machines differ.
 */
export class LeaseLock {
  readonly #me = randomUUID();
  #seen: { holder: string; beats: number; at: number } | undefined;

  constructor(
    private readonly collection: () => Collection,
    private readonly lastsMs = leaseMs,
  ) {}

  /** @returns undefined while another instance has it */
  async tryTake(): Promise<Lease | undefined> {
    const lock = await this.#locks.findOne({ _id: lockId });
    const got = lock ? await this.#takeOver(lock) : await this.#create();
    return got ? this.#hold() : undefined;
  }

  get #locks() {
    return this.collection() as unknown as Collection<Lock>;
  }

  async #create(): Promise<boolean> {
    try {
      await this.#locks.insertOne({ _id: lockId, holder: this.#me, beats: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A lock that did not change since this instance first saw it so, for the length of a lease. */
  async #takeOver({ holder, beats }: Lock): Promise<boolean> {
    const now = performance.now();
    if (this.#seen?.holder !== holder || this.#seen.beats !== beats)
      this.#seen = { holder, beats, at: now };
    if (now - this.#seen.at < this.lastsMs) return false;
    const mine = { $set: { holder: this.#me, beats: 0 } };
    return (await this.#locks.updateOne({ _id: lockId, holder, beats }, mine)).modifiedCount === 1;
  }

  #hold(): Lease {
    this.#seen = undefined;
    const lost = new AbortController();
    const mine = { _id: lockId, holder: this.#me };
    let renewed = performance.now();
    const renew = async () => {
      const asked = performance.now();
      try {
        const { matchedCount } = await this.#locks.updateOne(mine, { $inc: { beats: 1 } });
        if (matchedCount === 0) lost.abort(new Error('another instance took over'));
        renewed = asked;
      } catch {
        if (asked - renewed > this.lastsMs) lost.abort(new Error('the lock cannot be renewed'));
      }
    };
    const timer = setInterval(() => void renew(), this.lastsMs / 5);
    const release = async () => {
      clearInterval(timer);
      await this.#locks.deleteOne(mine);
    };
    return { signal: lost.signal, release };
  }
}
