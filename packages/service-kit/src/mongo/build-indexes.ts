import type { Connection, Model } from 'mongoose';
import { log } from '../logging/logger.js';

/** MongoDB's codes for "an index of that name, or of those keys, exists with other options". */
const conflictCodes = new Set([85, 86]);

/** Builds the indexes that the schemas of a connection declare. Existing ones cost nothing. */
export async function buildIndexes({ models }: Connection): Promise<void> {
  await Promise.all(Object.values(models).map(build));
}

/** Rebuilds an index whose definition changed: otherwise the service would never become ready on old data. */
async function build(model: Model<unknown>): Promise<void> {
  try {
    await model.createIndexes();
  } catch (error) {
    const { code, message } = error as { code?: number; message: string };
    if (!conflictCodes.has(code ?? 0)) throw error;
    const collection = model.collection.name;
    log().warn({ collection, reason: message }, 'index definition changed, the index is rebuilt');
    await model.syncIndexes();
  }
}
