import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Collection, MongoClient } from 'mongodb';
import { createBackup } from '../backup/create-backup.js';
import { type ObjectPlaces, objectPlaces, storeOf } from '../backup/object-places.js';
import { PortalDatabases } from '../backup/portal-databases.js';
import { checkAndRestore } from '../backup/run-restore.js';
import type { Environment } from '../config/parse-config.js';
import { serviceNames } from '../service.config.js';

const client = new MongoClient(process.env.MONGODB_URI ?? '', { retryWrites: false });
const folder = mkdtempSync(join(tmpdir(), 'commons-backup-'));
const used: string[] = [];

/** Deletes the portals and files of a test file. */
export async function removePortals(): Promise<void> {
  for (const prefix of used) {
    for (const name of serviceNames) await client.db(`${prefix}_${name}`).dropDatabase();
  }
  await client.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Settings of an empty portal with a folder for its files. */
export function newPortal(): Environment {
  const prefix = `test_${randomUUID().slice(0, 8)}`;
  used.push(prefix);
  return {
    MONGODB_URI: process.env.MONGODB_URI,
    MONGODB_DATABASE_PREFIX: prefix,
    OBJECTS_DIR: join(folder, prefix),
  };
}

/** A name for an archive or a folder. */
export const newFile = (): string => join(folder, randomUUID());

export const collection = (env: Environment, service: string, name: string): Collection =>
  client.db(`${env.MONGODB_DATABASE_PREFIX}_${service}`).collection(name);

/** Documents as bytes. */
export const raw = (from: Collection): Promise<Buffer[]> =>
  from.find({}, { raw: true }).sort({ _id: 1 }).toArray() as unknown as Promise<Buffer[]>;

/** @param content defaults to the name */
export async function putFile(
  places: ObjectPlaces,
  owner: string,
  name: string,
  content: Buffer = Buffer.from(name),
): Promise<void> {
  const info = { size: content.length, contentType: 'application/pdf' };
  await storeOf(places, owner)?.put(name, content, info);
}

export async function fileIn(places: ObjectPlaces, owner: string, name: string) {
  const stored = await storeOf(places, owner)?.get(name);
  return stored && { text: String(await buffer(stored.stream)), type: stored.contentType };
}

type Secret = { secret?: { kind: 'key'; text: string } };

export async function backUp(env: Environment, file: string, options: Secret = {}): Promise<void> {
  const databases = await PortalDatabases.connect(env);
  try {
    await createBackup({ file, databases, objects: objectPlaces(env), ...options });
  } finally {
    await databases.close();
  }
}

export const restore = (env: Environment, file: string, options = {}): Promise<string> =>
  checkAndRestore(env, { file, check: false, replace: false, data: '', ...options });
