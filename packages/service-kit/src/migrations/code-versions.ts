import type { Collection } from 'mongoose';
import { keyOf, type Migration } from './migration.js';

/** One record for each version of the code that ran on this database: its migrations, and its last heartbeat. */
export const codeVersionsCollection = 'code_versions';

interface CodeVersion {
  readonly _id: string;
  readonly knows: readonly string[];
  readonly seen_at: Date;
}

/** Interval of a running instance's heartbeat. */
export const aliveMs = 60_000;

/**
 * Versions of a service that run, or ran, on a database. During a rollout, and after a rollback, the previous version
 * writes records that a migration must process again.
 */
export class CodeVersions {
  readonly #id: string;
  readonly #knows: readonly string[];

  constructor(
    private readonly collection: () => Collection,
    migrations: readonly Migration[],
  ) {
    this.#knows = migrations.map(keyOf);
    this.#id = this.#knows.join(' ') || 'none';
  }

  get #versions() {
    return this.collection() as unknown as Collection<CodeVersion>;
  }

  /**
   * Records a heartbeat of this version.
   * @returns the database's current time, and the last heartbeat of each version
   */
  async touch(): Promise<SeenVersions> {
    await this.#versions.updateOne(
      { _id: this.#id },
      { $set: { knows: this.#knows }, $currentDate: { seen_at: true } },
      { upsert: true },
    );
    const versions = await this.#versions.find().toArray();
    const now = versions.find(({ _id }) => _id === this.#id)?.seen_at ?? new Date();
    return new SeenVersions(now, versions);
  }
}

/** The versions of the code that ran on a database, as read at `now` of the database's clock. */
export class SeenVersions {
  constructor(
    readonly now: Date,
    private readonly versions: readonly CodeVersion[],
  ) {}

  /** Last heartbeat of a version that does not know this migration; undefined if there was none. */
  lastWithout(migration: Migration): Date | undefined {
    const times = this.versions
      .filter(({ knows }) => !knows.some((key) => knowsBy(key, migration)))
      .map(({ seen_at }) => seen_at.getTime());
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }
}

/** A version knows the migration if it has this revision or a later one. */
function knowsBy(key: string, { name, version = 1 }: Migration): boolean {
  const at = key.lastIndexOf('@');
  return key.slice(0, at) === name && Number(key.slice(at + 1)) >= version;
}
