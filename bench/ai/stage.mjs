// Only what the AI tools need: stores, one gateway, one API instance and the requested number of workers, each in its
// own process as in containers.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocuments } from '../../packages/document-store/dist/start-documents.js';
import { createTestKeys } from '../../packages/service-kit/dist/testing/test-keys.js';
import { freePort } from '../../packages/standalone/dist/runner/ports/free-ports.js';
import { startRedisServer } from '../../packages/standalone/dist/runner/stores/redis-server.js';

const root = join(import.meta.dirname, '../..');
const limitsOff = Object.fromEntries(
  ['SIGN_IN', 'WRITE', 'SEARCH', 'UPLOAD', 'ALL'].map((name) => [`RATE_LIMIT_${name}`, '0']),
);

/** Concurrent texts per worker. */
export const atOnce = 1;

/** Serves the keys of access tokens like auth; everything else is a 404. */
async function startAuth(publicSet) {
  const server = createServer((request, response) => {
    const found = request.url === '/.well-known/jwks.json';
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? publicSet : {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

export async function startModel() {
  const child = fork(join(import.meta.dirname, 'model-stub.mjs'));
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => child.disconnect() };
}

/** Starts a deployable as a process. If another program takes its port first, it is retried with another port. */
async function startDeployable(folder, settings, attempt = 1) {
  try {
    return await startOnce(folder, settings);
  } catch (error) {
    if (attempt === 3) throw error;
    return startDeployable(folder, settings, attempt + 1);
  }
}

/** `kill` sends SIGKILL. */
async function startOnce(folder, settings) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, folder, 'dist/main.js')], {
    env: { PATH: process.env.PATH, ...settings, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  await untilItAnswers(child, `${url}/healthz`);
  return { url, pid: child.pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function untilItAnswers(child, url) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`${url}: ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (!answer?.ok) continue;
    // If the program ends now, the port was in use.
    await pause(500);
    if (child.exitCode === null) return;
  }
  throw new Error(`${url} does not answer`);
}

/** Resident memory of a process in bytes. */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

/** Starts everything but the workers, passes it to `use`, and always stops it. */
export async function withStage(use) {
  const folder = await mkdtemp(join(tmpdir(), 'commons-bench-ai-'));
  const open = [];
  const opened = async (starting) => {
    const part = await starting;
    open.push(part);
    return part;
  };
  try {
    return await use(await startAll(folder, opened));
  } finally {
    for (const part of open.reverse()) await part.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function startAll(folder, opened) {
  const keys = await createTestKeys('bench');
  const redis = await opened(
    startRedisServer({ program: 'redis-server', folder: join(folder, 'redis') }),
  );
  const documents = await opened(
    startDocuments({
      folder: join(folder, 'documents'),
      main: join(root, 'packages/document-store/dist/main.js'),
    }),
  );
  const auth = await opened(startAuth(keys.publicSet));
  const model = await opened(startModel());
  const elsewhere = ['DIRECTORY', 'JOBS', 'RESUMES', 'SHELL'];
  const settings = {
    NODE_ENV: 'development',
    REDIS_URL: redis.uri,
    MONGODB_URI: documents.uri,
    AUTH_URL: auth.url,
    SITE_URL: 'http://localhost:8080',
    SERVICE_PRIVATE_KEY: JSON.stringify(keys.privateJwk),
    SERVICE_PUBLIC_KEYS: JSON.stringify(keys.publicSet),
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stub',
    AI_TEXTS_PER_MINUTE: '100000',
    AI_TEXTS_AT_ONCE: '100000',
    AI_LEAVE_MS: '200',
    WORKER_CONCURRENCY: String(atOnce),
    ...Object.fromEntries(elsewhere.map((name) => [`${name}_URL`, auth.url])),
    REMOTES: `mfe-public=${auth.url}`,
    ...limitsOff,
  };
  const api = await opened(startDeployable('services/ai', { ...settings, ROLES: 'api' }));
  const gateway = await opened(startDeployable('gateway', { ...settings, AI_URL: api.url }));
  return {
    gateway,
    model,
    token: await keys.tokenFor({ expiresIn: 3_600 }),
    startWorker: (more) =>
      opened(startDeployable('services/ai', { ...settings, ROLES: 'worker', ...more })),
  };
}
