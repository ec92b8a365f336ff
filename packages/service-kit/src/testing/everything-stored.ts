import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestService } from './create-test-service.js';

const isFile = { recursive: true, withFileTypes: true } as const;

/** Everything that a service stored: documents, files, keys of Redis with their values, and its log. */
export async function everythingStored(service: TestService): Promise<string> {
  const database = await service.database();
  const collections = (await database.db?.listCollections().toArray()) ?? [];
  const documents = await Promise.all(
    collections.map(({ name }) => database.collection(name).find().toArray()),
  );
  const redis = service.redis();
  const keys = await redis.keys(`${service.env.REDIS_PREFIX}*`);
  const values = await Promise.all(keys.map((key) => redis.dump(key)));
  const folder = service.env.OBJECTS_DIR ?? '';
  const files = readdirSync(folder, isFile)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  const log = service.env.LOG_FILE ? readFileSync(service.env.LOG_FILE, 'utf8') : '';
  return [JSON.stringify(documents), ...keys, ...values.map(String), ...files, log].join('\n');
}
