import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'lmdb';
import { type LmdbFile, openFile } from './lmdb-file.js';
import type { Table } from './table.js';

/** Read and written between two pauses. */
const SLICE_BYTES = 512 * 1024;
const SLICE_KEYS = 200;
/** What is left to be copied at the end, while nothing else runs. */
const FEW = 100;
/** Tries to come near the writers; after these the rest is copied at once, however much it is. */
const ROUNDS = 50;

let copies = 0;

/** Removes the copies that a killed process left unfinished. */
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
 * Copies the records of an LMDB file into a new one. (LMDB's own compacting copy takes over whole pages, with what was
 * deleted from them.) The records are copied in slices while others write; what they write is copied again, until so
 * little is left that it can be done in one go, which ends with the new file in the place of the old: a kill before that
 * leaves the old file, a kill after it the new one, and each has every acknowledged write.
 */
export class Compaction {
  private readonly copyPath: string;
  private readonly copy: LmdbFile;

  constructor(
    private readonly path: string,
    private readonly file: LmdbFile,
    private readonly tables: Tables,
    /** Puts the copy in the place of the file. */
    private readonly install: (copy: LmdbFile) => void,
  ) {
    // A name of its own each time: lmdb takes a path that it has open for the file behind it.
    this.copyPath = `${path}.copy-${process.pid}-${++copies}`;
    this.copy = openFile(this.copyPath);
  }

  async run(): Promise<void> {
    for (const table of this.tables) table.watch();
    try {
      for (const table of this.tables) await this.copyTable(table);
      for (let round = 0; round < ROUNDS && (await this.catchUp()) > FEW; round++);
      this.takeOver();
    } catch (error) {
      // The old file stays in use.
      for (const table of this.tables) table.unwatch();
      await this.copy.root.close();
      removeCopies(this.path);
      throw error;
    }
    // It has no name any more.
    await this.file.root.close();
  }

  private async copyTable(table: AnyTable): Promise<void> {
    const source = this.file[table.name as 'documents'] as Database<Buffer, Buffer>;
    let last: Buffer | undefined;
    for (;;) {
      const slice: { key: Buffer; value: Buffer }[] = [];
      let bytes = 0;
      const after = last && { start: last, exclusiveStart: true };
      for (const { key, value } of source.getRange({ ...after, limit: SLICE_KEYS })) {
        slice.push({ key, value: Buffer.from(value) });
        bytes += value.length;
        if (bytes > SLICE_BYTES) break;
      }
      if (slice.length === 0) return;
      last = slice.at(-1)!.key;
      const target = this.target(table);
      this.copy.root.transactionSync(() => {
        for (const { key, value } of slice) target.putSync(key, value);
      });
      await breathe();
    }
  }

  /** Copies again what was written since. @returns how much it was */
  private async catchUp(): Promise<number> {
    let count = 0;
    for (const table of this.tables) {
      const keys = table.takeWritten() as Buffer[];
      count += keys.length;
      for (let at = 0; at < keys.length; at += SLICE_KEYS) {
        this.copyKeys(table, keys.slice(at, at + SLICE_KEYS));
        await breathe();
      }
    }
    return count;
  }

  private copyKeys(table: AnyTable, keys: Buffer[]): void {
    const target = this.target(table);
    this.copy.root.transactionSync(() => {
      for (const key of keys) {
        const value = (table as Table<Buffer>).get(key);
        if (value) target.putSync(key, Buffer.from(value));
        else target.removeSync(key);
      }
    });
  }

  /** In one go, so that nothing is written between the last look and the change of the file. */
  private takeOver(): void {
    for (const table of this.tables) this.copyKeys(table, table.takeWritten() as Buffer[]);
    renameSync(this.copyPath, this.path);
    // From here on the copy is the store: nothing may fail before it is used.
    this.install(this.copy);
    try {
      renameSync(`${this.copyPath}-lock`, `${this.path}-lock`);
      syncFolder(dirname(this.path));
    } catch (error) {
      process.stderr.write(`document store: ${(error as Error).message}\n`);
    }
  }

  private target(table: AnyTable): Database<Buffer, Buffer> {
    return this.copy[table.name as 'documents'];
  }
}

/** The new name must outlast a power cut before a write to the new file is acknowledged. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
