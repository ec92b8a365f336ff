import { type Doc, isDoc, numberOf, plainDoc, readFields } from './bson-values.js';
import type { Collection } from './catalog.js';
import { type CommandContext, type Commands, namespace } from './command.js';
import type { DocumentStore, Found } from './document-store.js';
import { badValue, CommandError } from './errors.js';
import { compileFilter, filterFields, type Matcher } from './filter.js';
import { find, type Search } from './query.js';
import { sortFields } from './sorting.js';
import { Breather } from './storage.js';
import { compileUpdate, type Update } from './update.js';
import type { Reply } from './wire.js';

const WRITE_OPTIONS = ['ordered', 'bypassDocumentValidation'];
/** Documents inserted or changed in one transaction; others get their turn in between. */
const SLICE = 250;
/** How often a single write is tried again when its document changed under it. */
const TRIES = 20;

function writeError(error: unknown, index: number): Doc {
  if (!(error instanceof CommandError)) throw error;
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
  for (let from = 0; from < documents.length; from += SLICE) {
    const slice = documents.slice(from, from + SLICE);
    await store.storage.write(() => {
      const collection = store.catalog.ensure(ns);
      for (const [at, raw] of slice.entries()) {
        try {
          store.insert(
            collection,
            store.prepare(Buffer.from(raw.buffer, raw.byteOffset, raw.length)),
          );
          n++;
        } catch (error) {
          writeErrors.push(writeError(error, from + at));
          if (ordered) return;
        }
      }
    });
    if (ordered && writeErrors.length > 0) break;
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
}

/** Finds what a filter matches now, without holding up others. */
async function search(store: DocumentStore, wanted: Search): Promise<Found[]> {
  const breather = new Breather();
  const founds: Found[] = [];
  for (const found of find(store, wanted)) {
    if (found) founds.push(found);
    else await breather.pause();
  }
  return founds;
}

/** Inside a write: the document as it is now, if it still matches. */
function current(
  store: DocumentStore,
  collection: Collection,
  found: Found,
  test: Matcher,
  fields?: Set<string>,
) {
  const raw = store.get(collection, found.id);
  if (!raw) return undefined;
  return raw.equals(found.raw) || test(readFields(raw, fields)) ? { id: found.id, raw } : undefined;
}

interface OneWrite<T> {
  store: DocumentStore;
  ns: string;
  filter: Doc;
  sort?: Doc | undefined;
  hint?: unknown;
  /** Inside the transaction: what to do with the document, or with none. */
  act(collection: Collection, found: Found | undefined): T;
}

/**
 * Finds one document, then acts on it in a transaction that first makes sure that it still matches,
 * or, where none was found, that nothing was written since; otherwise all begins again. So two
 * callers can neither both change the old document nor both insert.
 */
export async function writeOne<T>({ store, ns, filter, sort, hint, act }: OneWrite<T>): Promise<T> {
  const test = compileFilter(filter);
  const fields = filterFields(filter);
  for (let attempt = 0; ; attempt++) {
    const collection = await store.open(ns);
    const { version } = collection;
    const wanted = { collection, filter, sort: sortFields(sort), skip: 0, limit: 1, hint };
    const [candidate] = await search(store, wanted);
    const outcome = await store.storage.write(() => {
      if (store.catalog.get(ns) !== collection) return undefined;
      const unchanged = collection.version === version;
      let found = candidate && current(store, collection, candidate, test, fields);
      if (attempt >= TRIES && !unchanged && !found) {
        for (const one of find(store, wanted)) found ??= one;
      } else if (!found && !unchanged) {
        return undefined;
      }
      return { value: act(collection, found) };
    });
    if (outcome) return outcome.value;
  }
}

interface UpdateCounts {
  n: number;
  nModified: number;
  upserted?: unknown;
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
  for (let from = 0; from < founds.length; from += SLICE) {
    await store.storage.write(() => {
      if (store.catalog.get(ns) !== collection) return;
      for (const found of founds.slice(from, from + SLICE)) {
        const now = current(store, collection, found, test, fields);
        const changed = now && changeOne(store, collection, now, update);
        counts.n += changed?.n ?? 0;
        counts.nModified += changed?.nModified ?? 0;
      }
    });
  }
  return counts;
}

const UPDATE_FIELDS = new Set(['q', 'u', 'upsert', 'multi', 'arrayFilters', 'hint', 'sort']);
const DELETE_FIELDS = new Set(['q', 'limit', 'hint']);

function checkFields(statement: Doc, known: ReadonlySet<string>): void {
  const strange = Object.keys(statement).find((name) => !known.has(name));
  if (strange)
    throw badValue(`option '${strange}' is not supported by the embedded document store`);
  if (!isDoc(statement.q)) throw badValue("a write needs a filter 'q'");
}

async function runUpdate(store: DocumentStore, ns: string, statement: Doc): Promise<UpdateCounts> {
  checkFields(statement, UPDATE_FIELDS);
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
  checkFields(statement, DELETE_FIELDS);
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
  for (let from = 0; from < founds.length; from += SLICE) {
    await store.storage.write(() => {
      if (store.catalog.get(ns) !== collection) return;
      for (const found of founds.slice(from, from + SLICE)) {
        n += remove(collection, current(store, collection, found, test, filterFields(filter)));
      }
    });
  }
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
  insert: { options: ['documents', ...WRITE_OPTIONS], run: insert },
  update: { options: ['updates', ...WRITE_OPTIONS], run: update },
  delete: { options: ['deletes', ...WRITE_OPTIONS], run: remove },
};
