import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key.js';

/** The collection with the completed migrations and the lock. */
export const migrationsCollection = 'migrations';

/** Id of the lock; the other records have the names of migrations. */
export const lockId = '@lock';

interface Lock {
  readonly _id: string;
  readonly holder: string;
  readonly beats: number;
}

export interface Lease {
  /** Aborted when another instance has the lock, or it could not be renewed for the length of a lease. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

export const leaseMs = 15_000;

/**
 * A lock in the database for one instance at a time. Its holder renews it; one that is not renewed for the length of a
 * lease belongs to a dead process and is taken over. Each instance measures with its own clock, since clocks differ.
 */
export class LeaseLock {
  readonly #me = randomUUID();
  #seen: { holder: string; beats: number; at: number } | undefined;

  constructor(
    private readonly collection: () => Collection,
    private readonly lastsMs = leaseMs,
  ) {}

  /** @returns undefined while another instance holds it */
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

  /** Whether the lock has been unchanged for the length of a lease since this instance first saw it. */
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
