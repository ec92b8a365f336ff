import { type Database, open, type RootDatabase } from 'lmdb';
import { SpaceReservation, type TableStats } from './space-reservation.js';

/** An open LMDB file with the tables of the store. */
export interface LmdbFile {
  readonly root: RootDatabase<Buffer, Buffer>;
  readonly documents: Database<Buffer, Buffer>;
  readonly entries: Database<Buffer, Buffer>;
  readonly catalog: Database<Buffer, string>;
  readonly room: SpaceReservation;
  readonly durable: boolean;
}

/**
 * Opens a file of the store, or creates it. Throws the system's error when the disk is full for a new one.
 * @param durable `false` leaves it to the system when commits reach the disk
 */
export function openFile(path: string, durable: boolean): LmdbFile {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const;
  const root = open<Buffer, Buffer>({
    path,
    noSubdir: true,
    overlappingSync: false,
    noSync: !durable,
    // Address space, not memory. Each growth beyond it maps the file again next to the old map, and resident pages of
    // both count: 449 MB instead of 272 after loading 17,000 documents.
    mapSize: 2 ** 30,
    maxDbs: 4,
    ...binary,
  });
  try {
    // The tables, where they do not exist yet.
    if ((root.getStats() as Pages).entryCount === 0) {
      const first = new SpaceReservation(path, [root]);
      first.reserve({ records: 3, bytes: 0 });
      first.close();
    }
  } catch (error) {
    void root.close();
    throw error;
  }
  const documents = root.openDB<Buffer, Buffer>({ name: 'documents', ...binary });
  const entries = root.openDB<Buffer, Buffer>({ name: 'entries', ...binary });
  const catalog = root.openDB<Buffer, string>({ name: 'catalog', encoding: 'binary' });
  const room = new SpaceReservation(path, [root, documents, entries, catalog]);
  return { root, documents, entries, catalog, room, durable };
}

/** Closes a file; nothing may be running in it. */
export async function closeFile({ root, room }: LmdbFile): Promise<void> {
  await root.close();
  room.close();
}

interface Pages extends TableStats {
  readonly entryCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
}

/** Bytes of the file, and how many of them hold nothing: a commit rewrites pages and frees the former ones. */
export function fileUsage(file: LmdbFile): { bytes: number; freeBytes: number } {
  const stats = [file.root, file.documents, file.entries, file.catalog].map(
    (table) => table.getStats() as Pages,
  );
  const used = stats.reduce(
    (sum, one) => sum + one.treeBranchPageCount + one.treeLeafPageCount + one.overflowPages,
    0,
  );
  const { pageSize, lastPageNumber } = stats[0] as Pages;
  return { bytes: lastPageNumber * pageSize, freeBytes: (lastPageNumber - used) * pageSize };
}
