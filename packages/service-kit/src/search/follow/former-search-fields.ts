import { log } from '../../logging/logger.js';
import { defineMigration, type Migration } from '../../migrations/migration.js';

const batchSize = 500;

/** MongoDB's code for a missing index. */
const noIndexCode = 27;

/**
 * Removes the fields and indexes of the previous search from a collection: they cost a write for every word of a
 * document.
 */
export const formerSearchFields = (name: string, fields: readonly string[]): Migration =>
  defineMigration({
    name: `former-search-fields:${name}`,
    what: `drops what an earlier search stored beside ${name}`,
    when: 'in the background',
    removes: true,
    run: async (context) => {
      const collection = context.collection(name);
      for (const { name: index, key } of await collection.indexes().catch(() => [])) {
        if (!index || !Object.keys(key).some((field) => fields.includes(field))) continue;
        await collection.dropIndex(index).catch((error: { code?: number }) => {
          if (error.code !== noIndexCode) throw error;
        });
        log().info({ collection: name, index }, 'dropped an index of the former search');
      }
      const unset = Object.fromEntries(fields.map((field) => [field, 1 as const]));
      const anyOf = { $or: fields.map((field) => ({ [field]: { $exists: true } })) };
      for (let changed = 0; ; ) {
        context.signal.throwIfAborted();
        const some = await collection
          .find(anyOf, { projection: { _id: 1 } })
          .limit(batchSize)
          .toArray();
        if (some.length === 0) return changed;
        const which = { _id: { $in: some.map(({ _id }) => _id) } };
        changed += (await collection.updateMany(which, { $unset: unset })).modifiedCount;
      }
    },
  });
