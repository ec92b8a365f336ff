import {
  type Collection,
  type CreateIndexesOptions,
  type Document,
  MongoBulkWriteError,
  type WriteError,
} from 'mongodb';
import { isDuplicateKey } from '../mongo/duplicate-key.js';

/** An index as listIndexes describes it. */
export interface IndexDescription {
  readonly name: string;
  readonly key: Document;
  readonly unique?: boolean;
  readonly partialFilterExpression?: Document;
}

/** Added by the store when it lists indexes. */
const ownFields = ['v', 'ns', 'background', 'textIndexVersion'];

const batchSize = 500;

/**
 * Creates the collection with its indexes, under their names. Before the documents, so that an impossible restore fails
 * early.
 */
export async function createIndexes(
  collection: Collection,
  indexes: readonly IndexDescription[],
): Promise<void> {
  const specs = indexes
    .filter(({ name }) => name !== '_id_')
    .map((index) => Object.entries(index).filter(([field]) => !ownFields.includes(field)))
    .map((fields) => Object.fromEntries(fields) as CreateIndexesOptions & { key: Document });
  if (specs.length > 0) await collection.createIndexes(specs as never);
}

/** Inserts documents; one that conflicts with a stored one replaces it, since it was read later. */
export async function loadDocuments(
  collection: Collection,
  documents: readonly Document[],
  indexes: readonly IndexDescription[],
): Promise<void> {
  for (let at = 0; at < documents.length; at += batchSize) {
    const batch = documents.slice(at, at + batchSize);
    for (const { index, errmsg } of await insert(collection, batch)) {
      await replace(collection, batch[index] as Document, errmsg ?? '', indexes);
    }
  }
}

async function insert(collection: Collection, batch: Document[]): Promise<WriteError[]> {
  try {
    await collection.insertMany(batch, { ordered: false });
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const errors = [error.writeErrors].flat();
    const other = errors.find(({ code, errmsg }) => !isDuplicateKey({ code, message: errmsg }));
    if (errors.length === 0 || other) throw error;
    return errors;
  }
}

/**
 * A backup of a running portal may have two documents with the same unique key: the first was changed or deleted after
 * it had been read.
 */
async function replace(
  collection: Collection,
  document: Document,
  errmsg: string,
  indexes: readonly IndexDescription[],
): Promise<void> {
  const broken = indexes.find(({ name, unique }) => unique && errmsg.includes(`index: ${name} `));
  if (broken) {
    const same = Object.keys(broken.key).map((path) => ({
      [path]: valueAt(document, path) ?? null,
    }));
    const partial = broken.partialFilterExpression;
    await collection.deleteMany({ $and: [...same, ...(partial ? [partial] : [])] });
  }
  await collection.replaceOne({ _id: document._id }, document, { upsert: true });
}

const valueAt = (document: Document, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Document | undefined)?.[part], document);
