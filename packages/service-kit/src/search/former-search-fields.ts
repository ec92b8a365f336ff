import type { Model } from 'mongoose';
import { log } from '../logging/logger.js';

const batchSize = 500;

/** MongoDB's code for an index that is not there (any more). */
const noIndexCode = 27;

/**
 * Takes the fields and indexes of the former search out of a collection, once: they cost a write for every word of a
 * document. Broken off, it goes on at the next start.
 */
export async function dropFormerSearchFields<Stored>(
  { db, collection: { name } }: Pick<Model<Stored>, 'db' | 'collection'>,
  fields: readonly string[],
): Promise<void> {
  const migrations = db.collection<{ _id: string; version: number }>('migrations');
  const done = `former-search-fields:${name}`;
  if (await migrations.findOne({ _id: done })) return;
  const collection = db.collection(name);
  for (const { name: index, key } of await collection.indexes().catch(() => [])) {
    if (!index || !Object.keys(key).some((field) => fields.includes(field))) continue;
    await collection.dropIndex(index).catch((error: { code?: number }) => {
      // Another instance was faster.
      if (error.code !== noIndexCode) throw error;
    });
    log().info({ collection: name, index }, 'dropped an index of the former search');
  }
  const unset = Object.fromEntries(fields.map((field) => [field, 1 as const]));
  const anyOf = { $or: fields.map((field) => ({ [field]: { $exists: true } })) };
  for (;;) {
    const some = await collection
      .find(anyOf, { projection: { _id: 1 } })
      .limit(batchSize)
      .toArray();
    if (some.length === 0) break;
    await collection.updateMany({ _id: { $in: some.map(({ _id }) => _id) } }, { $unset: unset });
  }
  await migrations.updateOne({ _id: done }, { $set: { version: 1 } }, { upsert: true });
}
