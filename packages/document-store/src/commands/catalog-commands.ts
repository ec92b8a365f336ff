import { type Doc, numberOf, plainDoc, write } from '../bson-values.js';
import { badValue, CommandError } from '../errors.js';
import { type IndexBuilder, readSpec } from '../index-builder.js';
import { primaryIndex } from '../indexes/index-planner.js';
import { compileFilter } from '../matching/filter.js';
import { sameValue } from '../matching/query-operators.js';
import type { Collection, Index } from '../storage/catalog.js';
import type { Reply } from '../wire.js';
import { type CommandContext, type Commands, namespace } from './command.js';
import { cursorReply } from './cursors.js';

function listing(ns: string, docs: Doc[], context: CommandContext): Promise<Reply> {
  const results = docs.map(write)[Symbol.iterator]();
  const batchSize = numberOf(context.command.cursor?.batchSize);
  return context.cursors
    .first(ns, results, batchSize, false)
    .then((batch) => cursorReply(batch, 'firstBatch'));
}

function describe(index: Index): Doc {
  const { key, name, unique, sparse, partial, expireAfterSeconds } = index;
  return {
    ...{ v: 2, key, name },
    ...(unique && name !== '_id_' && { unique }),
    ...(sparse && { sparse }),
    ...(partial && !sparse && { partialFilterExpression: partial }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  };
}

function existing(context: CommandContext): Collection {
  const found = context.store.catalog.get(namespace(context));
  if (found) return found;
  throw new CommandError(26, 'NamespaceNotFound', `ns not found ${namespace(context)}`);
}

async function create(context: CommandContext): Promise<Reply> {
  const ns = namespace(context);
  if (context.store.catalog.get(ns)) {
    throw new CommandError(48, 'NamespaceExists', `Collection ${ns} already exists.`);
  }
  await context.store.open(ns);
  return { ok: 1 };
}

function listCollections(context: CommandContext): Promise<Reply> {
  const { db, command, store } = context;
  const test = compileFilter(plainDoc(command.filter));
  const docs = store.catalog.all(db).map(({ ns }) => ({
    ...{
      name: ns.slice(db.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false },
    },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  }));
  const sorted = docs.filter(test).sort((a, b) => (a.name < b.name ? -1 : 1));
  return listing(`${db}.$cmd.listCollections`, sorted, context);
}

function listDatabases({ store }: CommandContext): Reply {
  const names = [...new Set(store.catalog.all().map(({ ns }) => ns.split('.')[0]!))].sort();
  const databases = names.map((name) => ({ name, sizeOnDisk: 0, empty: false }));
  return { databases, totalSize: 0, ok: 1 };
}

async function drop(context: CommandContext): Promise<Reply> {
  const collection = existing(context);
  const { catalog, storage } = context.store;
  await storage.write(() => {
    if (catalog.get(collection.ns) === collection) catalog.removeCollection(collection);
  });
  catalog.sweepSoon();
  return { nIndexesWas: collection.indexes.length + 1, ns: collection.ns, ok: 1 };
}

async function dropDatabase({ store, db }: CommandContext): Promise<Reply> {
  await store.storage.write(() => {
    for (const collection of store.catalog.all(db)) store.catalog.removeCollection(collection);
  });
  store.catalog.sweepSoon();
  return { dropped: db, ok: 1 };
}

function listIndexes(context: CommandContext): Promise<Reply> {
  const collection = existing(context);
  const indexes = [primaryIndex(collection), ...collection.indexes.filter(({ ready }) => ready)];
  return listing(collection.ns, indexes.map(describe), context);
}

async function dropIndexes(context: CommandContext): Promise<Reply> {
  const collection = existing(context);
  const { catalog, storage } = context.store;
  const wanted = context.command.index;
  const named = (index: Index) =>
    typeof wanted === 'string' ? index.name === wanted : sameValue(index.key, plainDoc(wanted));
  if (wanted === '_id_') throw badValue('cannot drop _id index');
  const gone = wanted === '*' ? collection.indexes : collection.indexes.filter(named);
  if (gone.length === 0 && wanted !== '*') {
    throw new CommandError(
      27,
      'IndexNotFound',
      `index not found with name [${JSON.stringify(wanted)}]`,
    );
  }
  const nIndexesWas = collection.indexes.length + 1;
  await storage.write(() => {
    for (const index of gone) catalog.removeIndex(collection, index);
  });
  catalog.sweepSoon();
  return { nIndexesWas, ok: 1 };
}

async function createIndexes(context: CommandContext, builder: IndexBuilder): Promise<Reply> {
  const ns = namespace(context);
  const specs = ((context.command.indexes ?? []) as Doc[]).map(readSpec);
  const createdCollectionAutomatically = !context.store.catalog.get(ns);
  const numIndexesBefore = (context.store.catalog.get(ns)?.indexes.length ?? 0) + 1;
  let made = 0;
  for (const spec of specs) if (await builder.create(ns, spec)) made++;
  const numIndexesAfter = numIndexesBefore + made;
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ok: 1 };
}

/** Commands on databases, collections and indexes, by name. */
export const catalogCommands = (builder: IndexBuilder): Commands => ({
  create: { options: ['autoIndexId'], run: create },
  drop: { options: [], run: drop },
  dropDatabase: { options: [], run: dropDatabase },
  listCollections: {
    options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run: listCollections,
  },
  listDatabases: { options: ['nameOnly', 'filter', 'authorizedDatabases'], run: listDatabases },
  listIndexes: { options: ['cursor'], run: listIndexes },
  createIndexes: {
    options: ['indexes', 'commitQuorum'],
    run: (context) => createIndexes(context, builder),
  },
  dropIndexes: { options: ['index'], run: dropIndexes },
});
