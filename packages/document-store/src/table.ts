import type { Database } from 'lmdb';

type Ranges<Key> = Parameters<Database<Buffer, Key & (Buffer | string)>['getKeys']>[0];

/**
 * One of the tables of the LMDB file. Users keep the table and never what lies under it: the file may be replaced by a
 * compacted copy between two calls. All reads end before they return, so none is under way then.
 */
export class Table<Key extends Buffer | string> {
  /** Whether anything was written since the file was compacted. After a start that is not known. */
  written = true;
  /** Keys written since a compaction began, which its copy has to get again. */
  private keysToCopy: Map<string, Key> | undefined;

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
    this.note(key);
    this.database.putSync(key, value);
  }

  /** Inside a write. */
  remove(key: Key): void {
    this.note(key);
    this.database.removeSync(key);
  }

  /** From now on `takeWritten` tells what was written. */
  watch(): void {
    this.keysToCopy = new Map();
  }

  unwatch(): void {
    this.keysToCopy = undefined;
  }

  /** What was written since the last call; also what was undone, which then is read as it was. */
  takeWritten(): Key[] {
    const keys = [...(this.keysToCopy?.values() ?? [])];
    this.keysToCopy?.clear();
    return keys;
  }

  replace(database: Database<Buffer, Key>): void {
    this.database = database;
    this.keysToCopy = undefined;
  }

  private note(key: Key): void {
    this.written = true;
    this.keysToCopy?.set(typeof key === 'string' ? key : key.toString('latin1'), key);
  }
}
