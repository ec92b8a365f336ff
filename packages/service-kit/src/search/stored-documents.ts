import { type Model, mongo } from 'mongoose';

/** Few answers of the database: each costs a change of process. */
const batchSize = 2_000;

/**
 * All documents of a filter, for an index that reads them all at once. The next batch is on its way while one is used,
 * and documents come as bytes: the driver itself takes twice the time to read them. Texts are not checked for valid
 * UTF-8 again.
 */
export async function* storedDocuments<Stored>(
  { collection }: Pick<Model<Stored>, 'collection'>,
  filter: Record<string, unknown>,
  projection: Readonly<Record<string, 1>>,
): AsyncGenerator<mongo.Document> {
  const cursor = collection.find(filter, { projection, batchSize, raw: true });
  try {
    let more = cursor.hasNext();
    while (await more) {
      const batch = cursor.readBufferedDocuments() as unknown as Uint8Array[];
      more = cursor.hasNext();
      // A failure is thrown where it is awaited, after this batch.
      more.catch(() => undefined);
      for (const bytes of batch) {
        yield mongo.BSON.deserialize(bytes, { validation: { utf8: false } });
      }
    }
  } finally {
    await cursor.close();
  }
}
