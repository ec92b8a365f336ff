import type { Connection, Model } from 'mongoose';
import { log } from '../logging/logger.js';

/** MongoDB's codes for "an index of that name, or of those keys, exists with other options". */
const conflictCodes = new Set([85, 86]);

/** Builds the indexes that the schemas of a connection ask for. Those that stand already cost nothing. */
export async function buildIndexes({ models }: Connection): Promise<void> {
  await Promise.all(Object.values(models).map(build));
}

/** An index whose definition a new version changed is built anew: on old data the service would never be ready. */
async function build(model: Model<unknown>): Promise<void> {
  try {
    await model.createIndexes();
  } catch (error) {
    const { code, message } = error as { code?: number; message: string };
    if (!conflictCodes.has(code ?? 0)) throw error;
    const collection = model.collection.name;
    log().warn({ collection, reason: message }, 'an index is defined anew and built again');
    await model.syncIndexes();
  }
}
