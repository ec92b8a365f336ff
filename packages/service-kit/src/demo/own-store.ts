import { type Connection, createConnection } from 'mongoose';
import { type Environment, parseConfig } from '../config/parse-config.js';
import { connectOptions } from '../mongo/mongo-connection.js';
import { rebuildIndexes } from '../search/follow/rebuild-indexes.js';
import { ServiceConfig } from '../service.config.js';

/**
 * Opens the database of one service for its demo content. Demo content bypasses the API, which has no operation for
 * backdated records and must not have one (docs/adr/0011-demo-content.md).
 * @param searched search subjects whose collection is written, so that a running portal picks up the change
 */
export async function inOwnStore<Result>(
  service: string,
  settings: Environment,
  run: (connection: Connection, config: ServiceConfig) => Promise<Result>,
  searched?: string,
): Promise<Result> {
  const config = parseConfig(service, ServiceConfig.required({ MONGODB_URI: true }), settings);
  const connection = createConnection(config.MONGODB_URI ?? '', connectOptions(config, service));
  try {
    await connection.asPromise();
    const result = await run(connection, config);
    if (searched) await rebuildIndexes(config, searched);
    return result;
  } finally {
    await connection.close();
  }
}
