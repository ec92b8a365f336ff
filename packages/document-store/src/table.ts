import type { Database } from 'lmdb';

type Ranges<Key> = Parameters<Database<Buffer, Key & (Buffer | string)>['getKeys']>[0];

/**
 * A table of the LMDB file. Users keep the table and never the underlying database, because a compacted copy may
 * replace the file between two calls. All reads end before they return, so none is running then.
 */
export class Table<Key extends Buffer | string> {
  /** Whether anything was written since the file was compacted. Unknown after a start. */
  written = true;
  /** Keys written since a compaction started, which must be copied again. */
  #keysToCopy: Map<string, Key> | undefined;

  constructor(
    readonly name: string,
    private database: Database<Buffer, Key>,
  ) {}

  get(key: Key): Buffer | undefined {
    return this.database.getBinary(key) as Buffer | undefined;
  }

  has(key: Key): boolean {
    return this.database.doesExist(key);
  }

  keys(range: Ranges<Key>): Key[] {
    return [...this.database.getKeys(range as never)];
  }

  count(range: Ranges<Key>): number {
    return this.database.getKeysCount(range as never);
  }

  /** Inside a write. */
  put(key: Key, value: Buffer): void {
    this.#note(key);
    this.database.putSync(key, value);
  }

  /** Inside a write. */
  remove(key: Key): void {
    this.#note(key);
    this.database.removeSync(key);
  }

  /** Starts recording writes for `takeWritten`. */
  watch(): void {
    this.#keysToCopy = new Map();
  }

  unwatch(): void {
    this.#keysToCopy = undefined;
  }

  /** Keys written since the last call; also rolled back ones, which are then read unchanged. */
  takeWritten(): Key[] {
    const keys = [...(this.#keysToCopy?.values() ?? [])];
    this.#keysToCopy?.clear();
    return keys;
  }

  replace(database: Database<Buffer, Key>): void {
    this.database = database;
    this.#keysToCopy = undefined;
  }

  #note(key: Key): void {
    this.written = true;
    this.#keysToCopy?.set(typeof key === 'string' ? key : key.toString('latin1'), key);
  }
}
