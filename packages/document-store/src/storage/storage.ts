import { join } from 'node:path';
import type { CommandError } from '../errors.js';
import { Compaction, removeCopies } from './compaction.js';
import { diskTrouble, isDiskTrouble } from './disk-trouble.js';
import { closeFile, fileUsage, type LmdbFile, openFile } from './lmdb-file.js';
import { Table } from './table.js';

interface Pending {
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** How long one commit collects work; the rest waits for the next, so that reads are not blocked. */
const sliceMs = 12;
/** Less free space is not worth a compaction. */
const muchFreeBytes = 32 * 2 ** 20;
/** How often a full disk is probed, with a record of the size of a large commit. */
const probeMs = 1_000;
const compactedKey = 'state:compacted';
const probeKey = 'state:probe';
const probeBytes = Buffer.alloc(256 * 1024);

/**
 * The LMDB file: `documents` (collection id + _id → BSON), `entries` (index id + field values + _id) and `catalog`. All
 * writes of a tick share one transaction and one fsync (group commit). Each has its own nested transaction, which is
 * rolled back when it throws; callers are notified after the fsync. Reads outside `write` see the last commit, reads
 * inside it see the writes before them. (lmdb's own asynchronous transactions never call back on some systems, so the
 * queue.)
 *
 * A commit for which the disk has no room fails for all its writes and leaves the file unchanged; `trouble` reports it
 * until a write succeeds, which is tried every second. Any other failed commit ends the process, because memory may
 * then differ from the disk.
 */
export class Storage {
  readonly documents: Table<Buffer>;
  readonly entries: Table<Buffer>;
  readonly catalog: Table<string>;
  /** Called when writes were rolled back: their changes in memory must be saved again, or restored from disk. */
  onUndone: (how: 'one' | 'commit') => void = () => {};
  #file: LmdbFile;
  readonly #path: string;
  #queue: Pending[] = [];
  #scheduled = false;
  #committed = 0;
  #refusal: CommandError | undefined;
  #probe: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: string,
    durable = true,
  ) {
    this.#path = join(folder, 'documents.mdb');
    removeCopies(this.#path);
    this.#file = openFile(this.#path, durable);
    this.documents = new Table('documents', this.#file.documents);
    this.entries = new Table('entries', this.#file.entries);
    this.catalog = new Table('catalog', this.#file.catalog);
  }

  /** Whether anything was written since the last compaction, so that deleted data may remain. */
  get hasRemains(): boolean {
    return this.documents.written || this.entries.written;
  }

  /**
   * Whether most of the file is free pages, as after a bulk load. They cost memory too: the system maps pages together
   * with their neighbours, so that the process of a file with pages scattered over it holds all of it.
   */
  get isMostlyFree(): boolean {
    const { bytes, freeBytes } = fileUsage(this.#file);
    return freeBytes > muchFreeBytes && freeBytes > bytes / 2;
  }

  /** Commits since the start. */
  get commits(): number {
    return this.#committed;
  }

  /** Why nothing can currently be written, for health checks. */
  get trouble(): CommandError | undefined {
    return this.#refusal;
  }

  /** Runs `work` (synchronous) in a write transaction; resolves when its effects are on disk. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, done: resolve as Pending['done'], failed: reject });
      this.#schedule();
    });
  }

  /** Applies `work` to each item, in as many transactions as keep each short; `false` stops it. */
  async writeEach<T>(items: readonly T[], work: (item: T, at: number) => boolean): Promise<void> {
    for (let from = 0; from < items.length; ) {
      from = await this.write(() => {
        const end = performance.now() + sliceMs;
        let at = from;
        do {
          if (!work(items[at]!, at)) return items.length;
          at++;
        } while (at < items.length && performance.now() < end);
        return at;
      });
    }
  }

  /**
   * Copies the data to a new file, which replaces the old one: neither contains afterwards what was deleted or
   * overwritten before the call. Others read and write meanwhile.
   */
  async compact(): Promise<void> {
    const tables = [this.documents, this.entries, this.catalog] as const;
    for (const table of tables) table.written = false;
    try {
      await new Compaction(this.#path, this.#file, tables, (copy) => this.#use(copy)).run();
    } catch (error) {
      for (const table of tables) table.written = true;
      throw isDiskTrouble(error) ? diskTrouble(this.folder) : error;
    }
  }

  /** When the file was last compacted or created. */
  compactedAt(): number | undefined {
    const value = this.catalog.get(compactedKey);
    return value && Number(value.toString());
  }

  /** Stores when the file was last compacted, in ms since 1970. */
  async noteCompacted(at = Date.now()): Promise<void> {
    await this.write(() => this.catalog.put(compactedKey, Buffer.from(String(at))));
  }

  /** Waits for all queued writes, then closes the file. */
  async close(): Promise<void> {
    clearInterval(this.#probe);
    // Everything queued before is then on disk, or failed.
    await this.write(() => undefined).catch(() => undefined);
    await closeFile(this.#file);
  }

  #use(file: LmdbFile): void {
    this.#file = file;
    this.documents.replace(file.documents);
    this.entries.replace(file.entries);
    this.catalog.replace(file.catalog);
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    this.#scheduled = false;
    this.#committed++;
    const answers: { done: () => void; failed: Pending['failed'] }[] = [];
    const end = performance.now() + sliceMs;
    let refusal: CommandError | undefined;
    try {
      this.#file.root.transactionSync(() => {
        do {
          const next = this.#queue.shift()!;
          answers.push({ done: this.#runOne(next), failed: next.failed });
        } while (this.#queue.length > 0 && performance.now() < end);
        this.#reserveRoom();
      });
    } catch (error) {
      if (!isDiskTrouble(error)) throw error;
      refusal = this.#refuse();
      this.onUndone('commit');
    }
    if (this.#queue.length > 0) this.#schedule();
    for (const { done, failed } of answers) {
      if (refusal) failed(refusal);
      else done();
    }
  }

  #reserveRoom(): void {
    const sizes = [this.documents, this.entries, this.catalog].map((table) => table.takeSize());
    this.#file.room.reserve({
      records: sizes.reduce((sum, { records }) => sum + records, 0),
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }

  #runOne({ work, done, failed }: Pending): () => void {
    try {
      const result = this.#file.root.transactionSync(work);
      return () => done(result);
    } catch (error) {
      this.onUndone('one');
      const reason = isDiskTrouble(error) ? this.#refuse() : error;
      return () => failed(reason);
    }
  }

  #refuse(): CommandError {
    const refusal = diskTrouble(this.folder);
    if (!this.#refusal) process.stderr.write(`document store: ${refusal.message}, writes fail\n`);
    this.#refusal = refusal;
    this.#probe ??= setInterval(() => void this.#tryAgain(), probeMs);
    return refusal;
  }

  async #tryAgain(): Promise<void> {
    try {
      await this.write(() => this.catalog.put(probeKey, probeBytes));
      await this.write(() => this.catalog.remove(probeKey));
    } catch {
      return; // The disk is still full.
    }
    clearInterval(this.#probe);
    this.#probe = undefined;
    this.#refusal = undefined;
    process.stderr.write('document store: the disk is writable again\n');
  }
}

/** Yields to other work, at most every few milliseconds of a long operation. */
export class PeriodicYield {
  #since = performance.now();

  /** Yields to the event loop after 8 ms of work, so that long scans do not block other requests. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < 8) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#since = performance.now();
  }
}
