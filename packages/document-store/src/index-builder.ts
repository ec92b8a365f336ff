import { type Doc, isDoc, numberOf, plain } from './bson-values.js';
import type { DocumentStore } from './document-store.js';
import { badValue, CommandError, unsupported } from './errors.js';
import { primaryIndex } from './indexes/index-planner.js';
import { compileFilter } from './matching/filter.js';
import { sameValue } from './matching/query-operators.js';
import { type Collection, checkKey, type Index, type IndexRecord } from './storage/catalog.js';

const knownOptions = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'ns',
];
const sliceSize = 500;

export type IndexSpec = Omit<IndexRecord, 'id' | 'multikey' | 'truncated' | 'ready'>;

/** Validates one entry of createIndexes; unsupported options are refused by name. */
export function readSpec(typed: Doc): IndexSpec {
  const spec = plain(typed) as Doc;
  const strange = Object.keys(spec).find(
    (name) => !knownOptions.includes(name) && spec[name] !== false,
  );
  if (strange) throw unsupported('index option', strange);
  if (!isDoc(spec.key)) throw badValue("an index needs a 'key'");
  const key = checkKey(spec.key);
  const partial = spec.partialFilterExpression as Doc | undefined;
  if (partial) compileFilter(partial);
  const expireAfterSeconds = numberOf(spec.expireAfterSeconds);
  const single = Object.keys(key).length === 1;
  if (expireAfterSeconds !== undefined && !single) throw badValue('a TTL index has one field');
  if (spec.sparse && (!single || partial)) {
    throw unsupported('index option', 'sparse (on several fields or with a partial filter)');
  }
  const name = spec.name ?? Object.entries(key).flat().join('_');
  const flags = { unique: spec.unique === true, sparse: spec.sparse === true };
  return { name: String(name), key, ...flags, partial, expireAfterSeconds };
}

function sameSpec(index: Index, spec: IndexSpec): boolean {
  const partial = index.sparse ? undefined : index.partial;
  return (
    index.unique === spec.unique &&
    index.sparse === spec.sparse &&
    index.expireAfterSeconds === spec.expireAfterSeconds &&
    JSON.stringify(partial) === JSON.stringify(spec.partial)
  );
}

/** The index with that name or key, if any; throws when it has other options. */
function existing(collection: Collection, spec: IndexSpec): Index | undefined {
  const sameKey = (index: Index) =>
    sameValue(Object.entries(index.key).flat(), Object.entries(spec.key).flat());
  const found = [primaryIndex(collection), ...collection.indexes].find(
    (index) => index.name === spec.name || sameKey(index),
  );
  if (!found || found.name === '_id_') return found;
  if (!sameKey(found)) {
    throw new CommandError(
      86,
      'IndexKeySpecsConflict',
      `index '${spec.name}' exists with another key`,
    );
  }
  if (found.name === spec.name && sameSpec(found, spec)) return found;
  throw new CommandError(
    85,
    'IndexOptionsConflict',
    `index '${found.name}' exists with other options`,
  );
}

/** Builds indexes in slices while others read and write; a failed build leaves nothing. */
export class IndexBuilder {
  readonly #running = new Map<Index, Promise<void>>();

  constructor(private readonly store: DocumentStore) {}

  /** Creates the index unless it exists; resolves when it is complete. True when it was created. */
  async create(ns: string, spec: IndexSpec): Promise<boolean> {
    const collection = await this.store.open(ns);
    let made: Index | undefined;
    const index = await this.store.storage.write(() => {
      const found = existing(collection, spec);
      if (found) return found;
      made = this.store.catalog.addIndex(collection, spec);
      return made;
    });
    // Incomplete and not being built: left over from a build that failed on a full disk.
    if (!index.ready && !this.#running.has(index)) {
      this.#running.set(index, this.#build(collection, index));
    }
    await this.#running.get(index);
    return made !== undefined;
  }

  /** Discards unfinished builds of a killed process. */
  async discardUnfinished(): Promise<void> {
    for (const collection of this.store.catalog.all()) {
      for (const index of collection.indexes.filter(({ ready }) => !ready)) {
        await this.store.storage.write(() => this.store.catalog.removeIndex(collection, index));
      }
    }
  }

  async #build(collection: Collection, index: Index): Promise<void> {
    try {
      await this.#addAll(collection, index);
      await this.store.storage.write(() => {
        this.#checkWanted(collection, index);
        index.ready = true;
        this.store.catalog.save(collection);
      });
    } catch (error) {
      await this.#discard(collection, index).catch(() => undefined);
      throw error;
    } finally {
      this.#running.delete(index);
    }
  }

  /** On a full disk the index remains incomplete, until the next `create` or start. */
  async #discard(collection: Collection, index: Index): Promise<void> {
    await this.store.storage.write(() => {
      if (this.#isWanted(collection, index)) this.store.catalog.removeIndex(collection, index);
    });
    await this.store.catalog.sweep();
  }

  async #addAll(collection: Collection, index: Index): Promise<void> {
    const { storage } = this.store;
    const { prefix } = collection;
    const end = primaryEnd(collection);
    let last: Buffer = prefix;
    for (;;) {
      const range = { start: last, end, limit: sliceSize, exclusiveStart: true };
      const slice = storage.documents.keys(range);
      await storage.writeEach(slice, (key) => {
        this.#checkWanted(collection, index);
        const raw = storage.documents.get(key);
        const id = key.subarray(prefix.length);
        if (raw) this.store.addEntries(collection, index, { id, raw });
        return true;
      });
      last = slice.at(-1) ?? last;
      this.#checkWanted(collection, index);
      if (slice.length < sliceSize) return;
    }
  }

  #isWanted(collection: Collection, index: Index): boolean {
    const there = this.store.catalog.get(collection.ns) === collection;
    return there && collection.indexes.includes(index);
  }

  #checkWanted(collection: Collection, index: Index): void {
    if (this.#isWanted(collection, index)) return;
    const text = 'the collection or index was dropped while it was built';
    throw new CommandError(276, 'IndexBuildAborted', text);
  }
}

const primaryEnd = ({ id }: Collection): Buffer => {
  const end = Buffer.alloc(4);
  end.writeUInt32BE(id + 1);
  return end;
};
