// The portal as operators run it: a process for each deployable, in any number of instances, on its own stores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDocuments } from '../../packages/document-store/dist/start-documents.js';
import { startMailInbox } from '../../packages/service-kit/dist/testing/mail-inbox.js';
import { freePort } from '../../packages/standalone/dist/runner/ports/free-ports.js';
import { serviceKeys } from '../../packages/standalone/dist/runner/processes/service-keys.js';
import { startRedisServer } from '../../packages/standalone/dist/runner/stores/redis-server.js';
import { startModel } from '../ai/stage.mjs';
import { startBalancer, startCounter } from './relays.mjs';

const root = join(import.meta.dirname, '../..');
const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'];
/** Off, since one client plays all visitors. */
const limits = ['SIGN_IN', 'WRITE', 'SEARCH', 'BULK', 'UPLOAD', 'ALL'];
const endless = {
  ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '0'])),
  AI_TEXTS_PER_MINUTE: '100000',
  AI_TEXTS_AT_ONCE: '100000',
};

/** Starts everything, passes it to `use`, and always stops it. @param {number} times instances of each */
export async function withStage(times, use) {
  const folder = mkdtempSync(join(tmpdir(), 'commons-capacity-'));
  const open = [];
  try {
    return await use(await startAll(times, folder, open));
  } finally {
    for (const stop of open.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function startAll(times, folder, open) {
  const processes = [];
  const redis = await startRedisServer({ program: 'redis-server', folder: join(folder, 'redis') });
  open.push(() => redis.stop());
  const main = join(root, 'packages/document-store/dist/main.js');
  const documents = await startDocuments({ folder: join(folder, 'documents'), main });
  open.push(() => documents.stop());
  processes.push({ name: 'redis', pid: redis.pid }, { name: 'documents', pid: documents.pid });
  const counter = await startCounter(documents.uri);
  const inbox = await startMailInbox();
  const model = await startModel();
  open.push(
    () => inbox.close(),
    counter.stop,
    () => model.stop(),
  );

  const log = openSync(join(folder, 'log'), 'a');
  const run = async (name, path, settings, args = []) => {
    const port = settings.PORT ?? String(await freePort());
    const child = spawn(process.execPath, [join(root, path), ...args], {
      env: { PATH: process.env.PATH, ...settings, PORT: port, LOG_LEVEL: 'error' },
      stdio: ['ignore', log, 'inherit'],
    });
    open.push(async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    processes.push({ name, pid: child.pid });
    return Number(port);
  };

  const ports = {};
  for (const name of services)
    ports[name] = await Promise.all(Array.from({ length: times }, () => freePort()));
  const addresses = {};
  for (const name of services) {
    const balancer = await startBalancer(ports[name]);
    open.push(balancer.stop);
    addresses[`${name.toUpperCase()}_URL`] = balancer.url;
  }
  const shell = await run('shell', 'packages/static-server/dist/main.js', {}, [
    join(root, 'shell/dist'),
  ]);
  const front = await run('mfe-public', 'packages/static-server/dist/main.js', {}, [
    join(root, 'mfe-public/dist'),
  ]);
  const keys = serviceKeys(folder);
  const settingsOf = (name) => ({
    NODE_ENV: 'development',
    REDIS_URL: redis.uri,
    MONGODB_URI: counter.uri,
    OBJECTS_DIR: join(folder, 'objects'),
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Commons <noreply@example.org>',
    SITE_URL: 'http://localhost:8080',
    SHELL_URL: `http://127.0.0.1:${shell}`,
    REMOTES: `mfe-public=http://127.0.0.1:${front}`,
    SERVICE_PRIVATE_KEY: keys.privateKey(name),
    SERVICE_PUBLIC_KEYS: keys.publicKeys,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stub',
    ...addresses,
    ...endless,
  });
  for (const name of services) {
    const ROLES = name === 'ai' ? 'api' : 'api,worker';
    for (const port of ports[name])
      await run(name, `services/${name}/dist/main.js`, {
        ...settingsOf(name),
        ROLES,
        PORT: String(port),
      });
  }
  const workers = [];
  const gateways = [];
  for (let at = 0; at < times; at++) {
    workers.push(
      await run('ai-worker', 'services/ai/dist/main.js', { ...settingsOf('ai'), ROLES: 'worker' }),
    );
    gateways.push(await run('gateway', 'gateway/dist/main.js', settingsOf('gateway')));
  }
  const all = [...Object.values(ports).flat(), ...workers, ...gateways];
  await Promise.all(all.map((port) => untilReady(`http://127.0.0.1:${port}/readyz`)));
  return {
    urls: gateways.map((port) => `http://127.0.0.1:${port}`),
    processes,
    operations: counter.counts,
    redis: redis.uri,
    mails: inbox.mails,
  };
}

async function untilReady(url) {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(200)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} is not ready`);
}
