import type { Collection } from 'mongoose';
import { keyOf, type Migration } from './migration.js';

/** One record for each version of the code that ran on this database: its migrations, and when it was last alive. */
export const codeVersionsCollection = 'code_versions';

interface CodeVersion {
  readonly _id: string;
  readonly knows: readonly string[];
  readonly seen_at: Date;
}

/** How often a running instance says that its version is alive. */
export const aliveMs = 60_000;

/**
 * Which versions of a service run on a database, or ran there. In a roll-out, and after one that was taken back, the
 * version before writes records that a migration has to see once more.
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
   * Says that this version runs.
   * @returns the present time by the clock of the database, and when versions were last alive
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

export class SeenVersions {
  constructor(
    readonly now: Date,
    private readonly versions: readonly CodeVersion[],
  ) {}

  /** When a version that does not know this migration was last alive; undefined if none ever was. */
  lastWithout(migration: Migration): Date | undefined {
    const times = this.versions
      .filter(({ knows }) => !knows.some((key) => knowsBy(key, migration)))
      .map(({ seen_at }) => seen_at.getTime());
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }
}

/** A version knows the migration with this or a later rule. */
function knowsBy(key: string, { name, version = 1 }: Migration): boolean {
  const at = key.lastIndexOf('@');
  return key.slice(0, at) === name && Number(key.slice(at + 1)) >= version;
}
