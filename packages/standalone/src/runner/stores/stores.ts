import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDocuments } from '@commons/document-store/start-documents';
import type { PortalOptions } from '../../portal/portal-options.js';
import { StartFailure } from '../../portal/start-failure.js';
import { freePort } from '../ports/free-ports.js';
import {
  type KeepRunningOptions,
  keepRunning,
  type SupervisedChild,
} from '../processes/keep-running.js';
import { findProgram } from '../programs.js';
import { startMongod } from './mongod-server.js';
import { startRedisServer } from './redis-server.js';
import { untilSomethingListens } from './store-address.js';

export interface Store {
  readonly uri: string;
  /** Kind of store, for the start message. */
  readonly kind: string;
  /** Our own child; undefined when the settings name an external store. */
  readonly child?: SupervisedChild;
}

/** MONGODB_URI, else `mongod` on the PATH, else the embedded document store (architecture §8). */
export async function documentStore(
  options: PortalOptions,
  keeping: KeepRunningOptions,
): Promise<Store> {
  const { env, dataDir, rootDir } = options;
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, kind: 'MongoDB of MONGODB_URI' };
  const port = await freePort();
  const logFile = join(dataDir, 'logs', 'documents.log');
  const uri = `mongodb://127.0.0.1:${port}`;
  const program = findProgram(['mongod'], env);
  if (program && !embeddedHoldsTheData(dataDir)) {
    const folder = join(dataDir, 'mongo');
    const start = () => startMongod({ program, folder, port, logFile });
    return { uri, kind: 'mongod of this machine', child: await keepRunning(start, keeping) };
  }
  if (holdsFiles(join(dataDir, 'mongo'))) {
    throw new StartFailure(
      `The data in ${join(dataDir, 'mongo')} is of MongoDB, and mongod is no longer on the PATH.\n` +
        'Install it again, set MONGODB_URI, or start on other data with --data DIR.',
    );
  }
  const folder = join(dataDir, 'documents');
  const main = join(rootDir, 'packages/document-store/dist/main.js');
  const start = () => startDocuments({ folder, port, logFile, main });
  return { uri, kind: 'embedded document store', child: await keepRunning(start, keeping) };
}

/** REDIS_URL, else `redis-server` or `valkey-server` on the PATH, which `npm start` installs where it may. */
export async function queueStore(
  options: PortalOptions,
  keeping: KeepRunningOptions,
): Promise<Store> {
  const { env, dataDir } = options;
  if (env.REDIS_URL) {
    await untilSomethingListens('REDIS_URL', env.REDIS_URL);
    return { uri: env.REDIS_URL, kind: 'Redis of REDIS_URL' };
  }
  const program = findProgram(['redis-server', 'valkey-server'], env);
  if (!program) {
    throw new StartFailure(
      'Redis is not on this machine. Install it (Debian, Ubuntu: sudo apt-get install -y redis-server;\n' +
        'macOS: brew install redis) or set REDIS_URL, and start again.',
    );
  }
  const port = await freePort();
  const start = () =>
    startRedisServer({
      program,
      port,
      folder: join(dataDir, 'redis'),
      logFile: join(dataDir, 'logs', 'redis.log'),
    });
  return {
    uri: `redis://127.0.0.1:${port}`,
    kind: 'redis-server of this machine',
    child: await keepRunning(start, keeping),
  };
}

/**
 * A later installation of mongod must not lead to an empty portal: the data remains in the store that it was created
 * in.
 */
const embeddedHoldsTheData = (dataDir: string) =>
  holdsFiles(join(dataDir, 'documents')) && !holdsFiles(join(dataDir, 'mongo'));

const holdsFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;
