import { BSON } from 'bson';
import type { Doc } from '../bson-values.js';
import { badValue, CommandError } from '../errors.js';
import { compileFilter, filterFields, type Matcher } from '../matching/filter.js';
import { topLevel } from '../matching/paths.js';
import { isRefusedByDisk } from './disk-trouble.js';
import type { Storage } from './storage.js';

export interface IndexRecord {
  readonly id: number;
  readonly name: string;
  readonly key: Doc;
  readonly unique: boolean;
  readonly partial: Doc | undefined;
  readonly sparse: boolean;
  readonly expireAfterSeconds: number | undefined;
  /** Per field: whether some document had an array there. Never reset. */
  readonly multikey: boolean[];
  /**
   * Whether some value was too long and is stored as a digest: such an index only supports equality, and documents are
   * tested.
   */
  truncated: boolean;
  ready: boolean;
}

export interface Index extends IndexRecord {
  readonly prefix: Buffer;
  readonly fields: { path: string; parts: string[]; descending: boolean }[];
  /** Whether a document belongs to the index (partial, sparse). */
  readonly covers: Matcher | undefined;
}

export interface Collection {
  readonly ns: string;
  readonly id: number;
  readonly prefix: Buffer;
  indexes: Index[];
  /** Number of writes: detects whether the result of a search before a transaction is still valid inside it. */
  version: number;
  /** The record on disk may be behind memory (a write was rolled back). */
  unsaved: boolean;
  /** Top-level fields used by any index; undefined: all. */
  indexed: Set<string> | undefined;
}

/** The four bytes that begin all keys of a collection or an index. */
const idPrefix = (id: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return bytes;
};

function hydrate(record: IndexRecord): Index {
  const partial = record.sparse
    ? { [Object.keys(record.key)[0]!]: { $exists: true } }
    : record.partial;
  return {
    ...record,
    partial,
    prefix: idPrefix(record.id),
    fields: Object.entries(record.key).map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      descending: direction === -1,
    })),
    covers: partial && compileFilter(partial),
  };
}

function indexedFields(indexes: Index[]): Set<string> | undefined {
  const names = new Set(['_id']);
  for (const { fields, partial } of indexes) {
    for (const { path } of fields) names.add(topLevel(path));
    if (partial && !filterFields(partial, names)) return undefined;
  }
  return names;
}

/** The collections and their indexes: in memory, and one record each on disk. */
export class Catalog {
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;

  constructor(private readonly storage: Storage) {
    storage.onUndone = (how) => {
      if (how === 'commit') return this.#restore();
      for (const collection of this.#collections.values()) collection.unsaved = true;
    };
    this.#restore();
  }

  /** Restores memory from disk. Existing collections and indexes keep their object identity. */
  #restore(): void {
    const before = new Map([...this.#collections.values()].map((known) => [known.id, known]));
    this.#collections.clear();
    for (const key of this.storage.catalog.keys({})) {
      const [kind, ns] = [key.split(':', 1)[0], key.slice(key.indexOf(':') + 1)];
      if (kind === 'state') continue;
      const record = BSON.deserialize(this.storage.catalog.get(key)!);
      this.#nextId = Math.max(this.#nextId, (record.highestId as number) + 1);
      if (kind === 'garbage') continue;
      const known = before.get(record.id as number);
      const indexes = (record.indexes as IndexRecord[]).map((stored) => {
        const index = known?.indexes.find(({ id }) => id === stored.id);
        return index ? Object.assign(index, { ready: stored.ready }) : hydrate(stored);
      });
      const fresh = this.#assemble(ns, record.id as number, indexes);
      // Memory may know of more arrays and long values than the record: it is saved with the next write.
      const { version } = known ?? fresh;
      const state = { ...fresh, version: version + 1, unsaved: known !== undefined };
      this.#collections.set(ns, known ? Object.assign(known, state) : fresh);
    }
  }

  /** The collection with this name (`database.collection`), if it exists. */
  get(ns: string): Collection | undefined {
    return this.#collections.get(ns);
  }

  /** All collections, or those of one database. */
  all(db?: string): Collection[] {
    const all = [...this.#collections.values()];
    return db === undefined ? all : all.filter(({ ns }) => ns.startsWith(`${db}.`));
  }

  /** Inside a write: the collection, created if missing. */
  ensure(ns: string): Collection {
    const found = this.#collections.get(ns);
    if (found) return found;
    const [db, ...rest] = ns.split('.');
    if (!db || !rest.join('.') || /[\0$]/.test(ns) || Buffer.byteLength(ns) > 200) {
      throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${ns}'`);
    }
    const made = this.#assemble(ns, this.#nextId++, []);
    this.#collections.set(ns, made);
    this.save(made);
    return made;
  }

  /** Inside a write: a new index, not ready until it is built. */
  addIndex(
    collection: Collection,
    spec: Omit<IndexRecord, 'id' | 'multikey' | 'truncated' | 'ready'>,
  ): Index {
    const multikey = Object.keys(spec.key).map(() => false);
    const index = hydrate({
      ...spec,
      id: this.#nextId++,
      multikey,
      truncated: false,
      ready: false,
    });
    this.#setIndexes(collection, [...collection.indexes, index]);
    return index;
  }

  /** Inside a write: removes the index and leaves its entries to `sweep`. */
  removeIndex(collection: Collection, index: Index): void {
    this.#setIndexes(
      collection,
      collection.indexes.filter((other) => other !== index),
    );
    this.#discard(index.id);
  }

  /** Inside a write: removes the collection and leaves its data to `sweep`. */
  removeCollection(collection: Collection): void {
    this.#collections.delete(collection.ns);
    collection.version++;
    this.storage.catalog.remove(`collection:${collection.ns}`);
    this.#discard(collection.id);
    for (const index of collection.indexes) this.#discard(index.id);
  }

  /** Inside a write: saves the record to disk. */
  save(collection: Collection): void {
    collection.unsaved = false;
    const indexes = collection.indexes.map(({ prefix: _p, fields: _f, covers: _c, ...record }) => ({
      ...record,
      partial: record.sparse ? undefined : record.partial,
    }));
    const record = { id: collection.id, highestId: this.#nextId - 1, indexes };
    const bytes = BSON.serialize(record, { ignoreUndefined: true });
    this.storage.catalog.put(`collection:${collection.ns}`, Buffer.from(bytes));
  }

  /** Starts `sweep`. What fails on a full disk is retried at the next start. */
  sweepSoon(): void {
    this.sweep().catch((error: Error) => {
      if (!isRefusedByDisk(error)) throw error;
    });
  }

  /** Removes, in slices, the data of dropped collections and indexes. */
  async sweep(): Promise<void> {
    for (const name of this.storage.catalog.keys({ start: 'garbage:', end: 'garbage;' })) {
      const id = Number(name.slice('garbage:'.length));
      const range = { start: idPrefix(id), end: idPrefix(id + 1), limit: 500 };
      for (const table of [this.storage.documents, this.storage.entries]) {
        for (;;) {
          const keys = table.keys(range);
          if (keys.length === 0) break;
          await this.storage.write(() => {
            for (const key of keys) table.remove(key);
          });
        }
      }
      await this.storage.write(() => this.storage.catalog.remove(name));
    }
  }

  #discard(id: number): void {
    const bytes = BSON.serialize({ highestId: this.#nextId - 1 });
    this.storage.catalog.put(`garbage:${id}`, Buffer.from(bytes));
  }

  #setIndexes(collection: Collection, indexes: Index[]): void {
    collection.indexes = indexes;
    collection.indexed = indexedFields(indexes);
    this.save(collection);
  }

  #assemble(ns: string, id: number, indexes: Index[]): Collection {
    const indexed = indexedFields(indexes);
    return { ns, id, prefix: idPrefix(id), indexes, version: 0, unsaved: false, indexed };
  }
}

/** The validated `key` document of createIndexes. */
export function checkKey(key: Doc): Doc {
  const entries = Object.entries(key);
  if (entries.length === 0) throw badValue('an index needs a field');
  if (entries.length > 16) throw badValue('an index has at most 16 fields');
  for (const [path, direction] of entries) {
    if (direction !== 1 && direction !== -1) {
      throw badValue(`index type '${direction}' of field '${path}' is not supported`);
    }
    if (path.startsWith('$') || path.split('.').includes('')) throw badValue(`bad path '${path}'`);
  }
  return key;
}
