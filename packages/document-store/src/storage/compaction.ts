import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'lmdb';
import { closeFile, type LmdbFile, openFile } from './lmdb-file.js';
import type { Table } from './table.js';

/** Bytes read and written between two pauses. */
const sliceBytes = 512 * 1024;
const sliceKeys = 200;
/** Number of records that may be left for the final step, which blocks everything else. */
const fewRecords = 100;
/** Most attempts to catch up with the writers; then the rest is copied in one step, whatever its size. */
const maxRounds = 50;

let copies = 0;

/** Removes unfinished copies of a killed process. */
export function removeCopies(path: string): void {
  const name = basename(path);
  for (const entry of readdirSync(dirname(path))) {
    if (entry.startsWith(`${name}.copy`)) rmSync(join(dirname(path), entry), { force: true });
  }
}

const breathe = () => new Promise((resolve) => setImmediate(resolve));

type AnyTable = Table<Buffer> | Table<string>;
type Tables = readonly [Table<Buffer>, Table<Buffer>, Table<string>];

/**
 * Copies the records of an LMDB file into a new one. (LMDB's own compacting copy copies whole pages, including deleted
 * data in them.) The records are copied in slices while others write. What they write is copied again until little is
 * left, which is copied in one blocking step. That step ends with the new file replacing the old one: a kill before
 * that leaves the old file, a kill after it the new one, and each has every acknowledged write.
 */
export class Compaction {
  readonly #copyPath: string;
  #copy!: LmdbFile;

  constructor(
    private readonly path: string,
    private readonly file: LmdbFile,
    private readonly tables: Tables,
    /** Replaces the file by the copy. */
    private readonly install: (copy: LmdbFile) => void,
  ) {
    // A unique name each time: lmdb returns an already open file for its path.
    this.#copyPath = `${path}.copy-${process.pid}-${++copies}`;
  }

  /** Copies the file without its free space and swaps it in. On an error the original stays in use. */
  async run(): Promise<void> {
    try {
      this.#copy = openFile(this.#copyPath, this.file.durable);
    } catch (error) {
      removeCopies(this.path);
      throw error;
    }
    for (const table of this.tables) table.watch();
    try {
      for (const table of this.tables) await this.#copyTable(table);
      for (let round = 0; round < maxRounds && (await this.#catchUp()) > fewRecords; round++);
      this.#takeOver();
    } catch (error) {
      // The old file remains in use.
      for (const table of this.tables) table.unwatch();
      await closeFile(this.#copy);
      removeCopies(this.path);
      throw error;
    }
    // It is already unlinked.
    await closeFile(this.file);
  }

  async #copyTable(table: AnyTable): Promise<void> {
    const source = this.file[table.name as 'documents'] as Database<Buffer, Buffer>;
    let last: Buffer | undefined;
    for (;;) {
      const slice: { key: Buffer; value: Buffer }[] = [];
      let bytes = 0;
      const after = last && { start: last, exclusiveStart: true };
      for (const { key, value } of source.getRange({ ...after, limit: sliceKeys })) {
        slice.push({ key, value: Buffer.from(value) });
        bytes += value.length;
        if (bytes > sliceBytes) break;
      }
      if (slice.length === 0) return;
      last = slice.at(-1)!.key;
      const target = this.#target(table);
      this.#copy.root.transactionSync(() => {
        for (const { key, value } of slice) target.putSync(key, value);
        this.#copy.room.reserve({ records: slice.length, bytes });
      });
      await breathe();
    }
  }

  /** Copies again what was written since. @returns the number of records */
  async #catchUp(): Promise<number> {
    let count = 0;
    for (const table of this.tables) {
      const keys = table.takeWritten() as Buffer[];
      count += keys.length;
      for (let at = 0; at < keys.length; at += sliceKeys) {
        this.#copyKeys(table, keys.slice(at, at + sliceKeys));
        await breathe();
      }
    }
    return count;
  }

  #copyKeys(table: AnyTable, keys: Buffer[]): void {
    const target = this.#target(table);
    this.#copy.root.transactionSync(() => {
      let bytes = 0;
      for (const key of keys) {
        const value = (table as Table<Buffer>).get(key);
        bytes += value?.length ?? 0;
        if (value) target.putSync(key, Buffer.from(value));
        else target.removeSync(key);
      }
      this.#copy.room.reserve({ records: keys.length, bytes });
    });
  }

  /** Blocking, so that nothing is written between the last check and the replacement of the file. */
  #takeOver(): void {
    for (const table of this.tables) this.#copyKeys(table, table.takeWritten() as Buffer[]);
    renameSync(this.#copyPath, this.path);
    // From here on the copy is the store: nothing may fail before it is in use.
    this.install(this.#copy);
    try {
      renameSync(`${this.#copyPath}-lock`, `${this.path}-lock`);
      syncFolder(dirname(this.path));
    } catch (error) {
      process.stderr.write(`document store: ${(error as Error).message}\n`);
    }
  }

  #target(table: AnyTable): Database<Buffer, Buffer> {
    return this.#copy[table.name as 'documents'];
  }
}

/** The rename must survive a power cut before a write to the new file is acknowledged. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
