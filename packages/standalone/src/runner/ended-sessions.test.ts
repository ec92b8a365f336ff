import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aiService } from '@commons/ai/app.module';
import { authService } from '@commons/auth/app.module';
import { directoryService } from '@commons/directory/app.module';
import { jobsService } from '@commons/jobs/app.module';
import { resumesService } from '@commons/resumes/app.module';
import type { Environment } from '@commons/service-kit/config/parse-config';
import { type RunningService, startService } from '@commons/service-kit/service';
import { createRequest } from '@commons/service-kit/testing/test-request';
import { until } from '@commons/service-kit/testing/until';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { runOperatorCommand } from '../portal/operator-account.js';
import { freePort } from './ports/free-ports.js';
import { serviceKeys } from './processes/service-keys.js';
import { type RedisServer, startRedisServer } from './stores/redis-server.js';

const rootDir = join(__dirname, '../../../..');
const password = 'correct horse battery';
const others = {
  directory: directoryService,
  jobs: jobsService,
  resumes: resumesService,
  ai: aiService,
};
type Other = keyof typeof others;

/** A call that each service answers for a signed-in job seeker: the directory with 403, since only employers may. */
const calls: Record<Other, string> = {
  directory: '/business-directory/my-listing',
  jobs: '/my-applications',
  resumes: '/resume/current',
  ai: '/ai/answers',
};

let folder: string;
let server: RedisServer;
let redis: Redis;
let auth: RunningService | undefined;
let envOf: (name: 'auth' | Other) => Environment;
const running = new Map<Other, RunningService>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-ended-'));
  server = await startRedisServer({ program: 'redis-server', folder, durable: false });
  redis = new Redis(server.uri);
  const keys = serviceKeys(folder);
  const port = String(await freePort());
  const run = `ended_${Date.now()}`;
  envOf = (name) => ({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: name === 'auth' ? port : '0',
    MONGODB_URI: process.env.MONGODB_URI,
    MONGODB_DATABASE_PREFIX: run,
    REDIS_URL: server.uri,
    OBJECTS_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Commons <noreply@example.org>',
    SITE_URL: 'http://localhost:8080',
    AUTH_URL: `http://127.0.0.1:${port}`,
    ...Object.fromEntries(
      ['DIRECTORY', 'JOBS', 'RESUMES', 'AI'].map((to) => [`${to}_URL`, 'http://127.0.0.1:9']),
    ),
    SERVICE_PRIVATE_KEY: keys.privateKey(name),
    SERVICE_PUBLIC_KEYS: keys.publicKeys,
  });
  await startAuth();
  await Promise.all((Object.keys(others) as Other[]).map(start));
}, 60_000);

afterAll(async () => {
  await Promise.all([auth, ...running.values()].map((service) => service?.close()));
  for (const name of ['auth', ...Object.keys(others)]) {
    const { MONGODB_URI, MONGODB_DATABASE_PREFIX } = envOf('auth');
    const connection = createConnection(MONGODB_URI ?? '', {
      dbName: `${MONGODB_DATABASE_PREFIX}_${name}`,
    });
    await (await connection.asPromise()).dropDatabase();
    await connection.close();
  }
  redis.disconnect();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function startAuth() {
  auth = await startService(authService, envOf('auth'));
}
async function start(name: Other) {
  running.set(name, await startService(others[name] as typeof jobsService, envOf(name)));
}
async function stopAuth() {
  await auth?.close();
  auth = undefined;
}

const atAuth = createRequest(() => auth?.url ?? '');

async function signedIn(): Promise<{ token: string; email: string }> {
  const email = `sam-${Date.now()}-${Math.random()}@example.org`;
  const body = { full_name: 'Sam Seeker', email, password, account_type: 'job_seeker' };
  const { body: answer } = await atAuth('POST', '/auth/register', { body });
  return { token: answer.access_token, email };
}

const status = async (name: Other, token: string) =>
  (await createRequest(() => running.get(name)?.url ?? '')('GET', calls[name], { token })).status;

/** The services' status codes for the token. */
const statuses = async (token: string) =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(others) as Other[]).map(async (name) => [name, await status(name, token)]),
    ),
  );
const ended = { directory: 401, jobs: 401, resumes: 401, ai: 401 };
const open = { directory: 403, jobs: 200, resumes: 200, ai: 200 };

const ways: readonly [string, (person: { token: string; email: string }) => Promise<unknown>][] = [
  ['signed out', ({ token }) => atAuth('POST', '/auth/logout', { token })],
  [
    'a changed password',
    async ({ token, email }) => {
      const again = await atAuth('POST', '/auth/login', { body: { email, password } });
      const body = { current_password: password, new_password: 'another horse battery' };
      const answer = await atAuth('PUT', '/auth/password', {
        token: again.body.access_token,
        body,
      });
      expect([answer.status, token === again.body.access_token]).toEqual([200, false]);
    },
  ],
  [
    'a revoked operator',
    ({ email }) => runOperatorCommand(rootDir, ['revoke', email], envOf('auth')),
  ],
];

describe.each(ways)('%s', (_name, end) => {
  it('stays ended when Redis loses its data, also while auth is down, and without an extra call', async () => {
    const person = await signedIn();
    const stays = await signedIn();
    expect(await statuses(person.token)).toEqual(open);
    await end(person);
    expect(await statuses(person.token)).toEqual(ended);
    await stopAuth();
    await redis.flushall();
    expect(await statuses(person.token)).toEqual(ended);
    expect(await statuses(stays.token)).toEqual(open);
    await startAuth();
    expect(await statuses(person.token)).toEqual(ended);
  }, 60_000);
});

it('restores revocations that an older copy of Redis lacks', async () => {
  const person = await signedIn();
  const older = await copyOfRedis();
  // Auth republishes every five seconds: the copy is older than the last time.
  await until(
    () => redis.get('commons:revocations:complete'),
    (marker) => marker !== older.get('commons:revocations:complete')?.value,
  );
  await atAuth('POST', '/auth/logout', { token: person.token });
  const count = async () => (await redis.keys('commons:revoked:*')).length;
  const before = await count();
  await restoreRedis(older);
  expect(await statuses(person.token)).toEqual(ended);
  expect(await count()).toBeLessThan(before);
  expect(await until(count, (found) => found === before)).toBe(before);
}, 60_000);

it('uses its own copy when it starts while auth and the data of Redis are down', async () => {
  const person = await signedIn();
  await atAuth('POST', '/auth/logout', { token: person.token });
  const keys = await redis.get('commons:jwks');
  await stopAuth();
  await redis.flushall();
  await running.get('jobs')?.close();
  // Only the keys: without them no token can be verified.
  await redis.set('commons:jwks', keys ?? '');
  await start('jobs');
  expect(await status('jobs', person.token)).toBe(401);
  await startAuth();
}, 60_000);

it('answers 503, and lets no one in, without auth, Redis or a fresh copy', async () => {
  const person = await signedIn();
  const keys = await redis.get('commons:jwks');
  await running.get('resumes')?.close();
  await stopAuth();
  await redis.flushall();
  await redis.set('commons:jwks', keys ?? '');
  const { MONGODB_URI, MONGODB_DATABASE_PREFIX } = envOf('auth');
  const dbName = `${MONGODB_DATABASE_PREFIX}_resumes`;
  const connection = await createConnection(MONGODB_URI ?? '', { dbName }).asPromise();
  await connection
    .collection('revocation_watch')
    .updateOne({}, { $set: { until: new Date(Date.now() - 3_600_000) } });
  await connection.close();
  await start('resumes');
  expect(await status('resumes', person.token)).toBe(503);
  await startAuth();
  await until(
    () => status('resumes', person.token),
    (found) => found === 200,
  );
}, 60_000);

it('asks Redis once per request, and not at all for an ended session', async () => {
  const person = await signedIn();
  await status('ai', person.token);
  const asked = async (token: string) => {
    const monitor = connect(Number(new URL(server.uri).port), '127.0.0.1');
    let seen = '';
    monitor.on('data', (chunk) => {
      seen += chunk;
    });
    monitor.write('MONITOR\r\n');
    await once(monitor, 'data');
    for (let at = 0; at < 5; at += 1) await status('directory', token);
    await redis.echo('over');
    await until(
      () => seen,
      (text) => text.includes('"over"'),
    );
    monitor.destroy();
    return seen.split('\n').filter((line) => line.includes(':revoked:')).length;
  };
  expect(await asked(person.token)).toBe(5);
  await atAuth('POST', '/auth/logout', { token: person.token });
  expect(await asked(person.token)).toBe(0);
}, 60_000);

type Copy = Map<string, { value: string | null; dump: Buffer; ttl: number }>;

async function copyOfRedis(): Promise<Copy> {
  const copy: Copy = new Map();
  for (const key of await redis.keys('*')) {
    const [dump, ttl] = [await redis.dumpBuffer(key), await redis.pttl(key)];
    const value = await redis.get(key).catch(() => null);
    if (dump) copy.set(key, { value, dump: dump as Buffer, ttl: Math.max(0, ttl) });
  }
  return copy;
}

async function restoreRedis(copy: Copy): Promise<void> {
  await redis.flushall();
  for (const [key, { dump, ttl }] of copy) await redis.restore(key, ttl, dump, 'REPLACE');
}
