import { type Doc, type Found, isDoc, numberOf, plainDoc, readFields } from '../bson-values.js';
import type { DocumentStore } from '../document-store.js';
import { badValue, CommandError } from '../errors.js';
import { compileFilter, filterFields } from '../matching/filter.js';
import type { Collection } from '../storage/catalog.js';
import { isRefusedByDisk } from '../storage/disk-trouble.js';
import { compileUpdate, type Update } from '../update/update.js';
import type { Reply } from '../wire.js';
import { type CommandContext, type Commands, namespace } from './command.js';
import { current, search, writeOne } from './write-one.js';

const writeOptions = ['ordered', 'bypassDocumentValidation'];

function writeError(error: unknown, index: number): Doc {
  if (!(error instanceof CommandError) || isRefusedByDisk(error)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

async function insert(context: CommandContext): Promise<Reply> {
  const { command, store } = context;
  const documents = command.documents as Uint8Array[] | undefined;
  if (!Array.isArray(documents) || documents.length === 0)
    throw badValue("insert needs 'documents'");
  const ns = namespace(context);
  await store.open(ns);
  const writeErrors: Doc[] = [];
  let n = 0;
  const ordered = command.ordered !== false;
  await store.storage.writeEach(documents, (raw, index) => {
    try {
      const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
      store.insert(store.catalog.ensure(ns), store.prepare(bytes));
      n++;
    } catch (error) {
      writeErrors.push(writeError(error, index));
    }
    return !ordered || writeErrors.length === 0;
  });
  return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
}

interface UpdateCounts {
  readonly n: number;
  readonly nModified: number;
  readonly upserted?: unknown;
}

function insertFresh(store: DocumentStore, collection: Collection, update: Update): UpdateCounts {
  const { raw } = store.insert(collection, store.prepare(update.fresh()));
  return { n: 1, nModified: 0, upserted: readFields(raw, new Set(['_id']))._id };
}

function changeOne(
  store: DocumentStore,
  collection: Collection,
  found: Found,
  update: Update,
): UpdateCounts {
  const raw = update.change(found.raw);
  if (raw.equals(found.raw)) return { n: 1, nModified: 0 };
  store.replace(collection, found, raw);
  return { n: 1, nModified: 1 };
}

async function updateMany(
  store: DocumentStore,
  ns: string,
  filter: Doc,
  update: Update,
  hint: unknown,
) {
  const test = compileFilter(filter);
  const fields = filterFields(filter);
  const collection = store.catalog.get(ns);
  const counts = { n: 0, nModified: 0 };
  if (!collection) return counts;
  const founds = await search(store, { collection, filter, sort: [], skip: 0, limit: 0, hint });
  await store.storage.writeEach(founds, (found) => {
    if (store.catalog.get(ns) !== collection) return false;
    const now = current(store, collection, found, test, fields);
    const changed = now && changeOne(store, collection, now, update);
    counts.n += changed?.n ?? 0;
    counts.nModified += changed?.nModified ?? 0;
    return true;
  });
  return counts;
}

const updateFields = new Set(['q', 'u', 'upsert', 'multi', 'arrayFilters', 'hint', 'sort']);
const deleteFields = new Set(['q', 'limit', 'hint']);

function checkFields(statement: Doc, known: ReadonlySet<string>): void {
  const strange = Object.keys(statement).find((name) => !known.has(name));
  if (strange)
    throw badValue(`option '${strange}' is not supported by the embedded document store`);
  if (!isDoc(statement.q)) throw badValue("a write needs a filter 'q'");
}

async function runUpdate(store: DocumentStore, ns: string, statement: Doc): Promise<UpdateCounts> {
  checkFields(statement, updateFields);
  const update = compileUpdate(statement.q, statement.u, statement.arrayFilters);
  const [filter, hint] = [plainDoc(statement.q), statement.hint];
  if (statement.multi === true && update.replacement) {
    throw badValue('multi update is not supported for replacement-style update');
  }
  if (statement.multi === true) {
    const counts = await updateMany(store, ns, filter, update, hint);
    if (counts.n > 0 || statement.upsert !== true) return counts;
  }
  if (statement.upsert !== true && !store.catalog.get(ns)) return { n: 0, nModified: 0 };
  return writeOne({
    ...{ store, ns, filter, sort: statement.sort, hint },
    act: (collection, found): UpdateCounts => {
      if (found) return changeOne(store, collection, found, update);
      if (statement.upsert === true) return insertFresh(store, collection, update);
      return { n: 0, nModified: 0 };
    },
  });
}

async function update(context: CommandContext): Promise<Reply> {
  const { command, store } = context;
  const writeErrors: Doc[] = [];
  const upserted: Doc[] = [];
  let [n, nModified] = [0, 0];
  for (const [index, statement] of ((command.updates ?? []) as Doc[]).entries()) {
    try {
      const result = await runUpdate(store, namespace(context), statement);
      n += result.n;
      nModified += result.nModified;
      if (result.upserted !== undefined) upserted.push({ index, _id: result.upserted });
    } catch (error) {
      writeErrors.push(writeError(error, index));
      if (command.ordered !== false) break;
    }
  }
  const lists = {
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
  };
  return { n, nModified, ...lists, ok: 1 };
}

async function runDelete(store: DocumentStore, ns: string, statement: Doc): Promise<number> {
  checkFields(statement, deleteFields);
  const [filter, hint] = [plainDoc(statement.q), statement.hint];
  const test = compileFilter(filter);
  const collection = store.catalog.get(ns);
  if (!collection) return 0;
  const remove = (from: Collection, found: Found | undefined): number => {
    if (found) store.remove(from, found);
    return found ? 1 : 0;
  };
  if (numberOf(statement.limit) === 1) return writeOne({ store, ns, filter, hint, act: remove });
  const founds = await search(store, { collection, filter, sort: [], skip: 0, limit: 0, hint });
  let n = 0;
  const fields = filterFields(filter);
  await store.storage.writeEach(founds, (found) => {
    if (store.catalog.get(ns) !== collection) return false;
    n += remove(collection, current(store, collection, found, test, fields));
    return true;
  });
  return n;
}

async function remove(context: CommandContext): Promise<Reply> {
  const { command, store } = context;
  const writeErrors: Doc[] = [];
  let n = 0;
  for (const [index, statement] of ((command.deletes ?? []) as Doc[]).entries()) {
    try {
      n += await runDelete(store, namespace(context), statement);
    } catch (error) {
      writeErrors.push(writeError(error, index));
      if (command.ordered !== false) break;
    }
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
}

export const writeCommands: Commands = {
  insert: { options: ['documents', ...writeOptions], run: insert },
  update: { options: ['updates', ...writeOptions], run: update },
  delete: { options: ['deletes', ...writeOptions], run: remove },
};
