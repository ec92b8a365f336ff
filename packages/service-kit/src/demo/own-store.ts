import { type Connection, createConnection } from 'mongoose';
import { type Environment, parseConfig } from '../config/parse-config.js';
import { connectOptions } from '../mongo/mongo-connection.js';
import { readAnew } from '../search/read-anew.js';
import { ServiceConfig } from '../service.config.js';

/**
 * Opens the database of one service for its demo content, which is written beside the API: the API has no call for
 * something that happened last March, and must not have one (docs/adr/0011-demo-content.md).
 * @param searched subjects whose collection is written to: a running portal finds it at once
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
    if (searched) await readAnew(config, searched);
    return result;
  } finally {
    await connection.close();
  }
}
