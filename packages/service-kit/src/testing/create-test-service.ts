import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type Connection, createConnection } from 'mongoose';
import type { z } from 'zod';
import type { Environment } from '../config/parse-config.js';
import { forgetHotRows } from '../search/results/hot-rows.js';
import { type RunningService, type ServiceDefinition, startService } from '../service.js';
import { type MailInbox, startMailInbox } from './mail-inbox.js';
import { type InternalAnswers, startOtherServices } from './other-services.js';
import { createServiceToken, createTestKeys, type TestKeys } from './test-keys.js';
import { createRequest, type TestRequest } from './test-request.js';

export type { TestAnswer } from './test-request.js';

export interface TestOverrides {
  /** Overrides of the helper's settings. */
  readonly env?: Environment;
  /** Answers of other services at `/internal/*`; by default all are 404. */
  readonly internal?: InternalAnswers;
}

/** A service started for a test, with its own database, Redis prefix and keys. */
export interface TestService {
  /** Changes on `restart`. */
  readonly url: string;
  readonly env: Environment;
  /** Received mails (SMTP_URL points here). */
  readonly inbox: MailInbox;
  readonly keys: TestKeys;
  /** Calls the service; returns status, headers and the parsed body. */
  readonly request: TestRequest;
  /** A valid access token: `tokenFor({ account_type: 'employer' })`. */
  tokenFor: TestKeys['tokenFor'];
  /** A token with which another service calls this one at `/internal/*`. */
  serviceToken(caller: string): Promise<string>;
  /** A connection to the service's database, to inspect or change stored data. Searches show such a change at once. */
  database(): Promise<Connection>;
  /** A connection to the test's Redis. Keys begin with `env.REDIS_PREFIX`. */
  redis(): Redis;
  /** Stops and starts the service on the same stores. */
  restart(): Promise<void>;
  /** Stops the service and deletes what it stored. */
  close(): Promise<void>;
}

function storeAddress(name: 'MONGODB_URI' | 'REDIS_URL'): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: run the tests with the root jest.config.mjs`);
  return address;
}

/**
 * Starts a service on a free port, on the stores that jest's global set-up started, with all required settings.
 * `overrides.env` changes them.
 */
export async function createTestService<Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
  overrides: TestOverrides = {},
): Promise<TestService> {
  const stores = { MONGODB_URI: storeAddress('MONGODB_URI'), REDIS_URL: storeAddress('REDIS_URL') };
  const keys = await createTestKeys('test-key');
  const caller = await createServiceToken(definition.name);
  const surroundings = await startSurroundings(keys.publicSet, overrides.internal);
  const { open, inbox } = surroundings;
  const run = randomUUID().replaceAll('-', '').slice(0, 12);
  const env: Environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    MONGODB_DATABASE_PREFIX: `test_${run}`,
    REDIS_PREFIX: `test-${run}`,
    OBJECTS_DIR: surroundings.folder,
    ...namedS3Store(),
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Commons <noreply@example.org>',
    SITE_URL: 'http://localhost:8080',
    ...Object.fromEntries(otherUrls.map((name) => [name, surroundings.url])),
    SERVICE_PRIVATE_KEY: JSON.stringify(keys.privateJwk),
    SERVICE_PUBLIC_KEYS: caller.publicKeys,
    TASK_RETRY_MS: '20',
    TASK_ATTEMPTS: '6',
    // On a busy machine, slow does not mean down.
    INTERNAL_TIMEOUT_MS: '60000',
    ...stores,
    ...overrides.env,
  };
  let running: RunningService;
  try {
    running = await startService(definition, env);
  } catch (error) {
    await closeAll(open);
    throw error;
  }
  if (!(overrides.env?.MONGODB_URI || overrides.env?.REDIS_URL)) await whenReady(running.url);
  return {
    env,
    inbox,
    keys,
    get url() {
      return running.url;
    },
    request: createRequest(() => running.url),
    tokenFor: keys.tokenFor,
    serviceToken: caller.sign,
    database: async () => forgetRowsOnWrites(await connectDatabase(definition.name, env, open)),
    redis: () => connectRedis(env, open),
    restart: async () => {
      await running.close();
      running = await startService(definition, env);
    },
    close: async () => {
      await running.close();
      await deleteStored(definition.name, env);
      await closeAll(open);
    },
  };
}

/** What must be closed after the test, otherwise jest does not end. */
type Ends = (() => Promise<unknown>)[];

const closeAll = (open: Ends) => Promise.allSettled(open.map((end) => end()));

async function startSurroundings(keys: object, internal: InternalAnswers = () => undefined) {
  const others = await startOtherServices(keys, internal);
  const inbox = await startMailInbox();
  const folder = await mkdtemp(join(tmpdir(), 'commons-objects-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const open: Ends = [others.close, inbox.close, remove];
  return { url: others.url, inbox, folder, open };
}

const s3Settings = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET', 'S3_REGION'];

/** The S3 store of the environment, if any, instead of the folder. */
const namedS3Store = (): Environment =>
  Object.fromEntries(s3Settings.map((name) => [name, process.env[name]]));

const otherUrls = ['AUTH_URL', 'DIRECTORY_URL', 'JOBS_URL', 'RESUMES_URL', 'AI_URL'];

/** A reachable store may be slow to answer on a busy machine. */
const patienceMs = 30_000;

async function connectDatabase(
  service: string,
  env: Environment,
  open: Ends,
  serverSelectionTimeoutMS = patienceMs,
): Promise<Connection> {
  const dbName = `${env.MONGODB_DATABASE_PREFIX}_${service.replaceAll('-', '_')}`;
  const connection = createConnection(env.MONGODB_URI ?? '', {
    dbName,
    serverSelectionTimeoutMS,
    monitorCommands: true,
  });
  open.push(() => connection.close());
  return connection.asPromise();
}

const writeCommands = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite']);

/** These writes are not published to the search index, which would drop the changed rows. */
function forgetRowsOnWrites(connection: Connection): Connection {
  connection.getClient().on('commandSucceeded', ({ commandName }) => {
    if (writeCommands.has(commandName)) forgetHotRows();
  });
  return connection;
}

function connectRedis(env: Environment, open: Ends): Redis {
  const redis = new Redis(env.REDIS_URL ?? '', { retryStrategy: () => null });
  redis.on('error', () => undefined);
  open.push(async () => redis.disconnect());
  return redis;
}

/** On a busy machine a service may listen before its indexes are built, and accept what they forbid. */
async function whenReady(url: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Stores given by the environment outlive the test run. */
async function deleteStored(service: string, env: Environment): Promise<void> {
  const open: Ends = [];
  try {
    const redis = connectRedis(env, open);
    const keys = await redis.keys(`${env.REDIS_PREFIX}:*`);
    if (keys.length > 0) await redis.del(keys);
    if (env.MONGODB_URI) await (await connectDatabase(service, env, open, 1_000)).dropDatabase();
  } catch {
    // A test may have stopped its stores.
  }
  await closeAll(open);
}
