import { type Model, mongo } from 'mongoose';

/** Large batches, since each costs a round trip. */
const batchSize = 2_000;

/**
 * Reads all documents of a filter for an index. Fetches the next batch while one is processed, and decodes raw BSON
 * without validating UTF-8, which takes half the time of the driver's decoding.
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
