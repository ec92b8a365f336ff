import type { Database } from 'lmdb';
import type { CommitSize } from './space-reservation.js';

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
  #records = 0;
  #bytes = 0;

  constructor(
    readonly name: string,
    private database: Database<Buffer, Key>,
  ) {}

  /** The stored bytes, also those of the current write. */
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
    this.#note(key, value.length);
    this.database.putSync(key, value);
  }

  /** Inside a write. */
  remove(key: Key): void {
    this.#note(key, 0);
    this.database.removeSync(key);
  }

  /** Starts recording writes for `takeWritten`. */
  watch(): void {
    this.#keysToCopy = new Map();
  }

  /** Stops noting written keys, after a compaction failed. */
  unwatch(): void {
    this.#keysToCopy = undefined;
  }

  /** Keys written since the last call; also rolled back ones, which are then read unchanged. */
  takeWritten(): Key[] {
    const keys = [...(this.#keysToCopy?.values() ?? [])];
    this.#keysToCopy?.clear();
    return keys;
  }

  /** Uses the database of the compacted file from now on. */
  replace(database: Database<Buffer, Key>): void {
    this.database = database;
    this.#keysToCopy = undefined;
  }

  /** What was written since the last call; also what was rolled back. */
  takeSize(): CommitSize {
    const size = { records: this.#records, bytes: this.#bytes };
    this.#records = 0;
    this.#bytes = 0;
    return size;
  }

  #note(key: Key, bytes: number): void {
    this.written = true;
    this.#records++;
    this.#bytes += bytes;
    this.#keysToCopy?.set(typeof key === 'string' ? key : key.toString('latin1'), key);
  }
}
