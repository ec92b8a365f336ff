import { buffer } from 'node:stream/consumers';
import { dayMs } from '@commons/contracts/durations';
import { BSON, type Document } from 'mongodb';
import type { ArchiveSecret } from './archive-cipher.js';
import type { ArchiveEnd } from './archive-format.js';
import { ArchiveWriter } from './archive-writer.js';
import { allObjects, type ObjectPlaces, storeOf } from './object-places.js';
import { type PortalCollection, type PortalDatabases, rawDocuments } from './portal-databases.js';

/** Documents are written in entries of about this size, because a tar entry begins with its length. */
const segmentBytes = 4 * 1024 * 1024;

/** Accounts due this soon could be erased during the backup. */
const soonMs = dayMs;

export interface BackupPlan {
  readonly file: string;
  readonly databases: PortalDatabases;
  readonly objects: ObjectPlaces;
  readonly secret?: ArchiveSecret | undefined;
  /** Files of the data folder. */
  readonly folder?: readonly { readonly name: string; readonly content: Buffer }[];
  /** Whether `folder` has keys and passwords. */
  readonly secrets?: boolean;
}

/**
 * Writes the whole portal to a file; it may be running. Each document is consistent in itself, but documents are read
 * at different moments. Files are read before the records that name them and new ones again afterwards, so that a
 * record's file is there; accounts are read after the records that name them.
 */
export async function createBackup(plan: BackupPlan): Promise<ArchiveEnd> {
  const { file, secret, folder = [], secrets = false } = plan;
  const archive = await ArchiveWriter.begin(file, secret, secrets);
  try {
    const leaving = await accountsSoonErased(plan.databases);
    const before = await addObjects(archive, plan, new Set());
    const collections = await plan.databases.collections();
    for (const collection of collections) await addCollection(archive, collection);
    await addErasedAccounts(archive, plan.databases, leaving);
    const after = await addObjects(archive, plan, before);
    for (const { name, content } of folder) await archive.add({ name: `folder/${name}`, content });
    return await archive.finish([...before].filter((name) => !after.has(name)));
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

/** Adds the files that are not in the archive yet. @returns the names of all that exist */
async function addObjects(
  archive: ArchiveWriter,
  { databases, objects }: BackupPlan,
  known: ReadonlySet<string>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { owner, key } of allObjects(objects, databases)) {
    const name = `${owner}/${key}`;
    if (!known.has(name)) {
      const stored = await storeOf(objects, owner)?.get(key);
      // Deleted since it was listed.
      if (!stored) continue;
      const content = await buffer(stored.stream);
      await archive.add({ name: `objects/${name}`, content, contentType: stored.contentType });
    }
    found.add(name);
  }
  return found;
}

async function addCollection(
  archive: ArchiveWriter,
  { service, name, collection }: PortalCollection,
): Promise<void> {
  const folder = `databases/${service}/${name}`;
  const indexes = await collection.listIndexes().toArray();
  const content = Buffer.from(`${BSON.EJSON.stringify(indexes, { relaxed: false })}\n`);
  await archive.add({ name: `${folder}/indexes.json`, content });
  let number = 0;
  for await (const segment of segments(rawDocuments(collection))) {
    number++;
    await addSegment(archive, `${folder}/${String(number).padStart(6, '0')}.bson`, segment);
  }
}

const addSegment = (archive: ArchiveWriter, name: string, documents: readonly Buffer[]) =>
  archive.add({ name, content: Buffer.concat(documents) }, documents.length);

async function* segments(documents: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const document of documents) {
    held.push(document);
    bytes += document.length;
    if (bytes < segmentBytes) continue;
    yield held;
    held = [];
    bytes = 0;
  }
  if (held.length > 0) yield held;
}

/** Accounts whose deletion has begun or is about to begin, in their current state. */
async function accountsSoonErased(databases: PortalDatabases): Promise<Buffer[]> {
  const users = databases.database('auth').collection('users');
  const soon = new Date(Date.now() + soonMs);
  const filter = { $or: [{ closed_at: { $exists: true } }, { deletion_due_at: { $lt: soon } }] };
  const found: Buffer[] = [];
  for await (const document of rawDocuments(users, filter)) found.push(document);
  return found;
}

/**
 * If an account was erased during the backup, some of its records were read before and others after. The account is
 * stored in its initial state with the deletion pending: after a restore it is erased everywhere again.
 */
async function addErasedAccounts(
  archive: ArchiveWriter,
  databases: PortalDatabases,
  leaving: readonly Buffer[],
): Promise<void> {
  const users = databases.database('auth').collection('users');
  const erased: Buffer[] = [];
  for (const document of leaving) {
    const { _id } = BSON.deserialize(document) as Document;
    const present = await users.findOne({ _id }, { projection: { closed_at: 1 } });
    if (!present || present.closed_at) erased.push(document);
  }
  if (erased.length > 0) await addSegment(archive, 'databases/auth/users/erased.bson', erased);
}
