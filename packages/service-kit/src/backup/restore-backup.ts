import { BSON } from 'mongodb';
import type { ArchiveSecret } from './archive-cipher.js';
import type { ArchiveEnd, ArchiveEntry } from './archive-format.js';
import { readArchive } from './archive-reader.js';
import { createIndexes, type IndexDescription, loadDocuments } from './load-documents.js';
import { allStores, type ObjectPlaces, storeOf } from './object-places.js';
import { type PortalDatabases, splitDocuments } from './portal-databases.js';

export interface RestorePlan {
  readonly file: string;
  readonly secret?: ArchiveSecret | undefined;
  /** The result of `checkArchive`. */
  readonly end: ArchiveEnd;
  readonly databases: PortalDatabases;
  readonly objects: ObjectPlaces;
}

export interface Restored {
  readonly documents: number;
  readonly objects: number;
  /** Files without a record, skipped because each service has its own store here. */
  readonly unowned: number;
  /** Files of the data folder. */
  readonly folder: ReadonlyMap<string, Buffer>;
}

/** Whether the stores have any data. */
export async function portalIsEmpty(
  databases: PortalDatabases,
  objects: ObjectPlaces,
): Promise<boolean> {
  if (!(await databases.isEmpty())) return false;
  for (const store of allStores(objects)) {
    for await (const _key of store.list()) return false;
  }
  return true;
}

/** Deletes the documents and files of all services. */
export async function clearPortal(
  databases: PortalDatabases,
  objects: ObjectPlaces,
): Promise<void> {
  await databases.clear();
  for (const store of allStores(objects)) {
    for await (const key of store.list()) await store.delete(key);
  }
}

/** Writes a checked archive into empty stores. */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { file, secret, end, databases, objects } = plan;
  const removed = new Set(end.objects_removed);
  const indexes = new Map<string, readonly IndexDescription[]>();
  const folder = new Map<string, Buffer>();
  const counts = { documents: 0, objects: 0, unowned: 0 };

  const putObject = async ({ content, contentType }: ArchiveEntry, name: string) => {
    const [owner = '', ...key] = name.split('/');
    if (removed.has(name)) return;
    const store = storeOf(objects, owner);
    if (!store) {
      counts.unowned++;
      return;
    }
    const info = { size: content.length, contentType: contentType ?? 'application/octet-stream' };
    await store.put(key.join('/'), content, info);
    counts.objects++;
  };

  const loadPart = async ({ content }: ArchiveEntry, name: string) => {
    const [service = '', of = '', part] = name.split('/');
    const collection = databases.database(service).collection(of);
    const place = `${service}/${of}`;
    if (part === 'indexes.json') {
      indexes.set(place, BSON.EJSON.parse(content.toString(), { relaxed: false }) as never);
      await createIndexes(collection, indexes.get(place) ?? []);
    } else {
      const documents = splitDocuments(content);
      await loadDocuments(collection, documents, indexes.get(place) ?? []);
      counts.documents += documents.length;
    }
  };

  for await (const entry of readArchive(file, secret)) {
    const [kind = '', ...rest] = entry.name.split('/');
    const name = rest.join('/');
    if (kind === 'objects') await putObject(entry, name);
    if (kind === 'databases') await loadPart(entry, name);
    if (kind === 'folder') folder.set(name, entry.content);
  }
  return { ...counts, folder };
}
