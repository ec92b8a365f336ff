import { readFields } from './bson-values.js';
import { find } from './commands/query.js';
import type { DocumentStore } from './document-store.js';
import { reach } from './matching/paths.js';
import type { Collection, Index } from './storage/catalog.js';

const sliceSize = 100;

/** Removes the documents whose date is older than a TTL index allows. For an array any date counts. */
export async function removeExpired(store: DocumentStore, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.ready && index.expireAfterSeconds !== undefined) {
        removed += await removeByIndex(store, collection, index, now);
      }
    }
  }
  return removed;
}

async function removeByIndex(
  store: DocumentStore,
  collection: Collection,
  index: Index,
  now: number,
) {
  const { path, parts } = index.fields[0]!;
  const before = new Date(now - index.expireAfterSeconds! * 1000);
  const filter = { ...index.partial, $and: [{ [path]: { $lt: before } }] };
  let removed = 0;
  for (;;) {
    const count = await store.storage.write(() => {
      if (store.catalog.get(collection.ns) !== collection) return 0;
      if (!collection.indexes.includes(index)) return 0;
      const search = { collection, filter, sort: [], skip: 0, limit: sliceSize, hint: index.name };
      const expired = [...find(store, search)].filter((found) => found !== undefined);
      const due = expired.filter(({ raw }) =>
        reach(readFields(raw, undefined), parts)
          .values.flat()
          .some((one) => one instanceof Date && one < before),
      );
      for (const found of due) store.remove(collection, found);
      return due.length;
    });
    removed += count;
    if (count < sliceSize) return removed;
  }
}
