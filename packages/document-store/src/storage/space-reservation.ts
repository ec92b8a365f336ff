import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Database } from 'lmdb';

/** Statistics of a table that lmdb reports and its types lack. */
export interface TableStats {
  readonly pageSize: number;
  readonly lastPageNumber: number;
  readonly treeBranchPageCount: number;
}

/** What one commit writes. */
export interface CommitSize {
  readonly records: number;
  /** Of the values. */
  readonly bytes: number;
}

/** Pages of the tables of free pages, and of tables that a commit creates. */
const sparePages = 64;
/**
 * Pages of a record in addition to those of its value: its leaf, which is rewritten, and another where that is split.
 */
const leafPages = 2;
/** At most this many pages lead from a root to a leaf. */
const branchPages = 4;
/** The file grows in steps, so that few commits have to extend it. */
const fillStep = 2 ** 20;
const zeroBytes = Buffer.alloc(fillStep);

/**
 * Room at the end of an LMDB file for the pages of a commit, allocated before LMDB writes them, so that a full disk
 * refuses the allocation instead of LMDB's writes: lmdb 3.5.6 formats the message of a failed write into a buffer that
 * is too small for it (`last_error` in `mdb_page_flush`), which damages the heap and may end the process.
 *
 * A file system that copies on write (btrfs, zfs) may still refuse pages that are allocated; lmdb's fault remains
 * there.
 */
export class SpaceReservation {
  readonly #handle: number;
  #size: number;

  /** `path`: an existing LMDB file, `tables`: all of its tables, the root first. */
  constructor(
    path: string,
    private readonly tables: readonly Pick<Database, 'getStats'>[],
  ) {
    // Appending: nothing can overwrite what LMDB wrote.
    this.#handle = openSync(path, 'a');
    this.#size = fstatSync(this.#handle).size;
  }

  /**
   * Allocates what a commit of this size may need, at the end of its transaction. Throws the system's error (ENOSPC,
   * EFBIG, EDQUOT, EIO) when there is no room, with the file as it was; the transaction must then be aborted.
   */
  reserve({ records, bytes }: CommitSize): void {
    const stats = this.tables.map((table) => table.getStats() as TableStats);
    const { pageSize, lastPageNumber } = stats[0]!;
    const branches = stats.reduce((sum, { treeBranchPageCount }) => sum + treeBranchPageCount, 0);
    const pages =
      records * leafPages +
      Math.min(records * branchPages, 2 * branches) +
      Math.ceil(bytes / pageSize);
    const wanted = (lastPageNumber + 1 + sparePages + pages) * pageSize;
    if (wanted > this.#size) this.#extend(Math.ceil(wanted / fillStep) * fillStep);
  }

  /** Closes the file handle; reserved space remains in the file. */
  close(): void {
    closeSync(this.#handle);
  }

  #extend(wanted: number): void {
    const before = fstatSync(this.#handle).size;
    try {
      for (let size = before; size < wanted; ) {
        size += writeSync(this.#handle, zeroBytes, 0, Math.min(fillStep, wanted - size));
      }
    } catch (error) {
      // The little that was left is for others.
      ftruncateSync(this.#handle, before);
      throw error;
    } finally {
      this.#size = fstatSync(this.#handle).size;
    }
  }
}
