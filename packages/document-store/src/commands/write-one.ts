import { type Doc, type Found, readFields } from '../bson-values.js';
import type { DocumentStore } from '../document-store.js';
import { compileFilter, filterFields, type Matcher } from '../matching/filter.js';
import { sortFields } from '../matching/sorting.js';
import type { Collection } from '../storage/catalog.js';
import { PeriodicYield } from '../storage/storage.js';
import { find, type Search } from './query.js';

/** How often a single write is retried when its document changed concurrently. */
const maxTries = 20;
/** Pauses that a search inside a transaction may skip (each after some hundred documents). */
const pausesToSkip = 20;

/** Finds the current matches of a filter, without blocking others. */
export async function search(store: DocumentStore, wanted: Search): Promise<Found[]> {
  const periodicYield = new PeriodicYield();
  const founds: Found[] = [];
  for (const found of find(store, wanted)) {
    if (found) founds.push(found);
    else await periodicYield.pause();
  }
  return founds;
}

/** Inside a write: the current document, if it still matches. */
export function current(
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

/** Inside a write: finds one document without a pause, unless that takes more than `patience` steps. */
function findNow(
  store: DocumentStore,
  wanted: Search,
  patience: number,
): Found | undefined | 'too long' {
  let pauses = 0;
  for (const found of find(store, wanted)) {
    if (found) return found;
    if (++pauses > patience) return 'too long';
  }
  return undefined;
}

interface OneWrite<T> {
  readonly store: DocumentStore;
  readonly ns: string;
  readonly filter: Doc;
  readonly sort?: Doc | undefined;
  readonly hint?: unknown;
  /** Runs inside the transaction, with the document or with none. */
  act(collection: Collection, found: Found | undefined): T;
}

/**
 * Finds one document, then acts on it in a transaction that first verifies that it still matches or, where none was
 * found, that nothing was written since. Otherwise it searches again there or, when that takes long, starts over. So
 * two callers cannot both insert, or change an outdated state.
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
      let found = candidate && current(store, collection, candidate, test, fields);
      if (!found && collection.version !== version) {
        const again = findNow(
          store,
          wanted,
          attempt < maxTries ? pausesToSkip : Number.POSITIVE_INFINITY,
        );
        if (again === 'too long') return undefined;
        found = again;
      }
      return { value: act(collection, found) };
    });
    if (outcome) return outcome.value;
  }
}
