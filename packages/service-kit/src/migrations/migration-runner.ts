import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, Connection } from 'mongoose';
import { log } from '../logging/logger.js';
import {
  aliveMs,
  CodeVersions,
  codeVersionsCollection,
  type SeenVersions,
} from './code-versions.js';
import { LeaseLock, leaseMs, migrationsCollection } from './lease-lock.js';
import { contextOf, keyOf, type Migration, versionOf } from './migration.js';

interface Done {
  readonly _id: string;
  readonly version: number;
  /** Start of its last run, by the database's clock. Absent: completed by a version that did not record it. */
  readonly began_at?: Date;
}

/** For tests: length of a lease, and silence after which a version counts as ended. */
export interface MigrationTimes {
  readonly leaseMs: number;
  readonly goneMs: number;
}

const usual: MigrationTimes = { leaseMs, goneMs: 3 * aliveMs };

/** Finds the due migrations of a database and runs them, unless another instance does. */
export class MigrationRunner {
  readonly #stop = new AbortController();
  readonly #lock: LeaseLock;
  readonly #versions: CodeVersions;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: Connection,
    private readonly migrations: readonly Migration[],
    private readonly timing: MigrationTimes = usual,
  ) {
    this.#lock = new LeaseLock(() => connection.collection(migrationsCollection), timing.leaseMs);
    const versions = () => connection.collection(codeVersionsCollection);
    this.#versions = new CodeVersions(versions, migrations);
  }

  /**
   * Runs the due migrations in the order of the list. A failure stops the rest.
   * @returns `false` while another instance runs them
   * @throws Error of the migration, with its name
   */
  async run(when: Migration['when']): Promise<boolean> {
    const asked = this.migrations.filter((one) => one.when === when);
    if (asked.length === 0 && when === 'before ready') return true;
    if ((await this.#due(asked)).length === 0) return true;
    const lease = await this.#lock.tryTake();
    if (!lease) return false;
    const signal = AbortSignal.any([lease.signal, this.#stop.signal]);
    const work = this.#runAll(asked, signal).finally(() => lease.release());
    this.#running = work.catch(() => undefined);
    await work;
    return true;
  }

  /** Lets the current batch finish and releases the lock. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the service is stopping'));
    await Promise.race([this.#running, delay(this.timing.leaseMs, undefined, { ref: false })]);
  }

  get #done() {
    return this.connection.collection(migrationsCollection) as unknown as Collection<Done>;
  }

  async #runAll(asked: readonly Migration[], signal: AbortSignal): Promise<void> {
    // Reads again: another instance may have finished between the first read and the lock.
    for (const { migration, now } of await this.#due(asked))
      await this.#runOne(migration, now, signal);
  }

  async #runOne(migration: Migration, began_at: Date, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const fields = { migration: keyOf(migration), what: migration.what };
    log().info(fields, 'migration started');
    const began = performance.now();
    try {
      const changed = await migration.run(contextOf(this.connection, signal));
      signal.throwIfAborted();
      const took_ms = Math.round(performance.now() - began);
      await this.#done.updateOne(
        { _id: migration.name },
        { $set: { version: versionOf(migration), began_at, took_ms, changed } },
        { upsert: true },
      );
      log().info({ ...fields, changed, took_ms }, 'migration done');
    } catch (error) {
      throw new Error(`${keyOf(migration)}: ${(error as Error).message}`, { cause: error });
    }
  }

  async #due(asked: readonly Migration[]): Promise<{ migration: Migration; now: Date }[]> {
    const seen = await this.#versions.touch();
    const names = asked.map(({ name }) => name);
    const done = await this.#done.find({ _id: { $in: names } }).toArray();
    const doneOf = new Map(done.map((one) => [one._id, one]));
    return asked
      .filter((migration) => this.#isDue(migration, doneOf.get(migration.name), seen))
      .map((migration) => ({ migration, now: seen.now }));
  }

  /**
   * Due when it has never run, and again when versions that do not know it have ended that were alive after its last
   * run began. A migration that removes something waits for their end in any case.
   */
  #isDue(migration: Migration, done: Done | undefined, seen: SeenVersions): boolean {
    const older = seen.lastWithout(migration);
    const areGone = !older || seen.now.getTime() - older.getTime() > this.timing.goneMs;
    const isDone = done !== undefined && done.version >= versionOf(migration);
    if (!isDone) return areGone || !migration.removes;
    if (!older || !done.began_at) return false;
    // It may have written up to one heartbeat interval after its last heartbeat.
    return areGone && older.getTime() + this.timing.goneMs > done.began_at.getTime();
  }
}
