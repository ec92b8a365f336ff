import { ObjectId } from 'bson';
import { type Doc, type Found, pickFields, readFields, readTyped, write } from './bson-values.js';
import { CommandError, duplicateKey } from './errors.js';
import {
  encodeId,
  entryKey,
  type IndexKeys,
  idOfEntry,
  indexKeys,
  keyValue,
} from './indexes/index-keys.js';
import { afterPrefix } from './matching/key-encoding.js';
import { Catalog, type Collection, type Index } from './storage/catalog.js';
import { Storage } from './storage/storage.js';

const presenceMark = Buffer.from([1]);
const largestDocument = 16 * 1024 * 1024;
const idOnly = new Set(['_id']);

/**
 * Documents with their index entries. The writing methods run inside `storage.write`, and check everything that can
 * fail before their first change, so that a refused document leaves nothing behind.
 */
export class DocumentStore {
  readonly storage: Storage;
  readonly catalog: Catalog;

  constructor(folder: string, durable: boolean) {
    this.storage = new Storage(folder, durable);
    this.catalog = new Catalog(this.storage);
  }

  /** The BSON of a document. @param id its encoded `_id` */
  get(collection: Collection, id: Buffer): Buffer | undefined {
    return this.storage.documents.get(Buffer.concat([collection.prefix, id]));
  }

  /** The collection for writing, created on disk if missing. */
  async open(ns: string): Promise<Collection> {
    return this.catalog.get(ns) ?? (await this.storage.write(() => this.catalog.ensure(ns)));
  }

  /** The bytes to store: validated, with `_id` first, generated if absent. */
  prepare(raw: Buffer): Buffer {
    const doc = readTyped(raw);
    const first = Object.keys(doc)[0];
    if (first === '_id') return this.#checkSize(raw);
    const { _id = new ObjectId(), ...rest } = doc;
    return this.#checkSize(write({ _id, ...rest }));
  }

  /** Inside a write. @throws CommandError DuplicateKey for an `_id` that exists, or a value that a unique index has */
  insert(collection: Collection, raw: Buffer): Found {
    const { _id } = readFields(raw, idOnly);
    const id = encodeId(_id);
    if (this.get(collection, id)) throw duplicateKey(collection.ns, '_id_', { _id: 1 }, { _id });
    this.#put(collection, id, undefined, raw);
    return { id, raw };
  }

  /** Inside a write. @throws CommandError ImmutableField for another `_id`; DuplicateKey as `insert` */
  replace(collection: Collection, { id, raw: before }: Found, raw: Buffer): void {
    this.#checkSize(raw);
    if (pickFields(before, idOnly).compare(pickFields(raw, idOnly)) !== 0) {
      const text = "Performing an update on the path '_id' would modify the immutable field '_id'";
      throw new CommandError(66, 'ImmutableField', text);
    }
    this.#put(collection, id, before, raw);
  }

  /** Inside a write: removes a document and its index entries. */
  remove(collection: Collection, { id, raw }: Found): void {
    const doc = readFields(raw, collection.indexed);
    for (const index of collection.indexes) {
      for (const key of indexKeys(index, doc).keys) {
        this.storage.entries.remove(entryKey(index, key, id));
      }
    }
    this.storage.documents.remove(Buffer.concat([collection.prefix, id]));
    collection.version++;
  }

  /** Adds the entries of one stored document to one index (for building an index). */
  addEntries(collection: Collection, index: Index, { id, raw }: Found): void {
    const doc = readFields(raw, collection.indexed);
    const keys = indexKeys(index, doc);
    this.#checkUnique(collection, index, keys, id, doc);
    for (const key of keys.keys) this.storage.entries.put(entryKey(index, key, id), presenceMark);
    if (noteShape(index, keys)) this.catalog.save(collection);
  }

  #put(collection: Collection, id: Buffer, before: Buffer | undefined, raw: Buffer): void {
    const oldDoc = before && readFields(before, collection.indexed);
    const doc = readFields(raw, collection.indexed);
    const added: Buffer[] = [];
    const removed: Buffer[] = [];
    const shapes: [Index, IndexKeys][] = [];
    for (const index of collection.indexes) {
      const fresh = indexKeys(index, doc);
      const old = new Map(
        oldDoc ? indexKeys(index, oldDoc).keys.map((key) => [key.toString('latin1'), key]) : [],
      );
      const keys = fresh.keys.filter((key) => !old.delete(key.toString('latin1')));
      this.#checkUnique(collection, index, { ...fresh, keys }, id, doc);
      added.push(...keys.map((key) => entryKey(index, key, id)));
      removed.push(...[...old.values()].map((key) => entryKey(index, key, id)));
      shapes.push([index, fresh]);
    }
    const { entries, documents } = this.storage;
    for (const key of removed) entries.remove(key);
    for (const key of added) entries.put(key, presenceMark);
    documents.put(Buffer.concat([collection.prefix, id]), raw);
    const noted = shapes.filter(([index, keys]) => noteShape(index, keys));
    if (noted.length > 0 || collection.unsaved) this.catalog.save(collection);
    collection.version++;
  }

  #checkUnique(collection: Collection, index: Index, { keys }: IndexKeys, id: Buffer, doc: Doc) {
    if (!index.unique) return;
    for (const key of keys) {
      const start = Buffer.concat([index.prefix, key]);
      for (const other of this.storage.entries.keys({
        start,
        end: afterPrefix(start),
        limit: 2,
      })) {
        if (idOfEntry(index, other).equals(id)) continue;
        throw duplicateKey(collection.ns, index.name, index.key, keyValue(index, doc));
      }
    }
  }

  #checkSize(raw: Buffer): Buffer {
    if (raw.length <= largestDocument) return raw;
    throw new CommandError(10334, 'BSONObjectTooLarge', 'a document has at most 16 MB');
  }
}

/** Records that an index has arrays or long values; true when that is new. */
function noteShape(index: Index, { multikey, truncated }: IndexKeys): boolean {
  let changed = truncated && !index.truncated;
  index.truncated ||= truncated;
  multikey.forEach((array, at) => {
    if (array && !index.multikey[at]) changed = true;
    index.multikey[at] ||= array;
  });
  return changed;
}
