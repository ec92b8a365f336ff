import { BSON, type Collection, type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import type { Environment } from '../config/parse-config.js';
import { serviceNames } from '../service.config.js';

/** Short, so that a wrong address is noticed at once. */
const selectionMs = 5_000;

/**
 * Order in which databases are read: accounts last, because other records refer to them, and an account created
 * meanwhile must not be missing.
 */
const readingOrder = [...serviceNames].reverse();

/** One collection of one service. */
export interface PortalCollection {
  readonly service: string;
  readonly name: string;
  readonly collection: Collection;
}

/** The databases of all services: `<MONGODB_DATABASE_PREFIX>_<service>`. */
export class PortalDatabases {
  private constructor(
    private readonly client: MongoClient,
    private readonly prefix: string,
  ) {}

  /** @throws Error when nothing answers at MONGODB_URI */
  static async connect(env: Environment): Promise<PortalDatabases> {
    if (!env.MONGODB_URI) throw new Error('MONGODB_URI is missing');
    const client = new MongoClient(env.MONGODB_URI, {
      serverSelectionTimeoutMS: selectionMs,
      retryWrites: false,
    });
    await client.connect();
    return new PortalDatabases(client, env.MONGODB_DATABASE_PREFIX || 'commons');
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** The database of a service, e.g. 'jobs'. */
  database(service: string): Db {
    return this.client.db(`${this.prefix}_${service}`);
  }

  /** All collections, in the order of reading. */
  async collections(): Promise<PortalCollection[]> {
    const found: PortalCollection[] = [];
    for (const service of readingOrder) {
      const database = this.database(service);
      const listed = await database.listCollections({}, { nameOnly: true }).toArray();
      const names = listed.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
      for (const name of names.sort()) {
        found.push({ service, name, collection: database.collection(name) });
      }
    }
    return found;
  }

  /** Whether a record exists. @param id its id as text */
  async has(service: string, collection: string, id: string): Promise<boolean> {
    if (!ObjectId.isValid(id)) return false;
    const filter = { _id: new ObjectId(id) };
    const options = { projection: { _id: 1 } };
    const found = await this.database(service).collection(collection).findOne(filter, options);
    return found !== null;
  }

  /** Whether no collection has a document. */
  async isEmpty(): Promise<boolean> {
    for (const { collection } of await this.collections()) {
      if (await collection.findOne({}, { projection: { _id: 1 } })) return false;
    }
    return true;
  }

  /** Deletes all collections of all services. */
  async clear(): Promise<void> {
    for (const { collection } of await this.collections()) await collection.drop();
  }
}

/** Documents as they are stored; numbers and dates keep their exact BSON type. */
export const rawDocuments = (collection: Collection, filter: Document = {}) =>
  collection
    .find<Buffer>(filter, { raw: true })
    .sort({ _id: 1 }) as unknown as AsyncIterable<Buffer>;

/** Splits concatenated documents. */
export function splitDocuments(bytes: Buffer): Document[] {
  const documents: Document[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readInt32LE(at);
    const options = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;
    documents.push(BSON.deserialize(bytes.subarray(at, at + size), options));
    at += size;
  }
  return documents;
}
