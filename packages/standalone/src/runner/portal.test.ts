import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from '@commons/document-store/locks/process-identity';
import { PortalApi } from '../portal/portal-api.js';
import { readRecord } from '../portal/portal-record.js';
import { freePorts } from './ports/free-ports.js';

// Starts the real portal, like `npm start` without npm. Builds what is not built yet.
jest.setTimeout(600_000);

interface Ready {
  url: string;
  inbox: string;
  pids: Record<string, number>;
  ports: Record<string, number>;
}

interface Started {
  child: ChildProcess;
  ready: Ready;
}

const script = resolve(__dirname, '../../../../scripts/start.mjs');

/** Without the stores of the test run: the portal starts its own. */
const { MONGODB_URI: _mongo, REDIS_URL: _redis, NODE_ENV: _mode, ...env } = process.env;

function launch(flags: readonly string[], extra: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [script, '--no-demo', '--json', ...flags], {
    env: { ...env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(data: string, extra: NodeJS.ProcessEnv = {}): Promise<Started> {
  const child = launch(['--data', data], { PORT: '0', ...extra });
  const said: string[] = [];
  child.stderr?.on('data', (part) => said.push(String(part)));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    return { child, ready: JSON.parse(line) as Ready };
  }
  throw new Error(`The portal did not start:\n${said.join('')}`);
}

/** A start that must fail: its exit code and its whole output. */
async function failedStart(flags: readonly string[], extra: NodeJS.ProcessEnv) {
  const child = launch(flags, extra);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      text += String(part);
    });
  }
  const [code] = await once(child, 'close');
  return { code, text };
}

const alive = (pids: readonly number[]) => pids.filter((pid) => identityOf(pid) !== undefined);

async function untilGone(pids: readonly number[]): Promise<number[]> {
  const deadline = Date.now() + 60_000;
  while (alive(pids).length > 0 && Date.now() < deadline) await pause(50);
  return alive(pids);
}

describe('npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commons-portal-'));
  const data = join(folder, 'data');
  let portal: Started;

  const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode;
  beforeEach(async () => {
    if (portal && !isOver(portal.child)) return;
    // Empty as in the .env written by `npm run keys`.
    portal = await start(data, { SITE_URL: '', MAIL_FROM: '' });
  });
  afterAll(async () => {
    portal?.child.kill('SIGKILL');
    await untilGone(Object.values(portal?.ready.pids ?? {}));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const password = 'correct horse 9';
  const register = (email: string) => {
    const body = { email, password, full_name: 'Nora Field', account_type: 'job_seeker' };
    return new PortalApi(portal.ready.url).call('/auth/register', { body });
  };

  it('serves the site, and makes its files readable by the owner only', async () => {
    const { url, pids } = portal.ready;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<title>');
    expect(Object.keys(pids).sort()).toEqual(['documents', 'redis', 'runner']);
    for (const file of ['keys.json', 'portal.json']) {
      expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('uses its own port in the links of mails', async () => {
    const { url, inbox } = portal.ready;
    const email = 'mailed@example.test';
    await register(email);
    const messages = async () =>
      (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[];
    while ((await messages()).length === 0) await pause(50);
    expect((await messages())[0]?.text).toContain(`${url}/verify-email?token=`);
  });

  it('refuses a second start on the same data, and names the first', async () => {
    const { code, text } = await failedStart(['--data', data], { PORT: '0' });
    expect(code).toBe(1);
    expect(text).toContain(`Commons already runs at ${portal.ready.url}`);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('names PORT when the port is taken', async () => {
    const { code, text } = await failedStart(['--data', join(folder, 'other')], {
      PORT: String(portal.ready.ports.gateway),
    });
    expect(code).toBe(1);
    expect(text).toContain(`Port ${portal.ready.ports.gateway} is in use`);
    expect(text).toContain('PORT=');
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('names the data folder when nothing can be written there', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, text } = await failedStart(['--data', file], { PORT: '0' });
    expect(code).toBe(1);
    expect(text).toContain(`The data cannot be kept in ${file} (ENOTDIR)`);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('names REDIS_URL when nothing answers there', async () => {
    const [port] = await freePorts(1);
    const REDIS_URL = `redis://:secret@127.0.0.1:${port}`;
    const { code, text } = await failedStart(['--data', join(folder, 'other')], {
      PORT: '0',
      REDIS_URL,
    });
    expect(code).toBe(1);
    expect(text).toContain(`REDIS_URL names 127.0.0.1:${port}, where nothing answers`);
    expect(text).not.toContain('secret');
  });

  it('says which setting is wrong before anything starts, without a stack', async () => {
    const extra = { PORT: '0', RATE_LIMIT_WRITE: 'abc' };
    const unused = join(folder, 'settings');
    const { code, text } = await failedStart(['--data', unused], extra);
    expect(code).toBe(1);
    expect(existsSync(unused)).toBe(false);
    expect(text).toContain('gateway cannot start: RATE_LIMIT_WRITE');
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('leaves nothing behind when it is stopped before it is ready', async () => {
    const early = join(folder, 'early');
    const child = launch(['--data', early], { PORT: '0' });
    while (!existsSync(join(early, 'portal.json'))) await pause(5);
    const children = readRecord(early)?.children.map(({ pid }) => pid) ?? [];
    expect(alive(children)).toHaveLength(2);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(alive(children)).toEqual([]);
    expect(readdirSync(early)).not.toContain('portal.lock');
  });

  it('starts nothing in production and names every missing setting at once', async () => {
    const other = join(folder, 'production');
    const { code, text } = await failedStart(['--data', other], {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
    });
    expect(code).toBe(1);
    for (const name of ['MONGODB_URI', 'REDIS_URL', 'S3_ENDPOINT', 'MAIL_FROM', 'SITE_URL']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('SMTP_URL');
    expect(existsSync(other)).toBe(false);
  });

  it('leaves no process behind when it is killed, and starts again with its data', async () => {
    const email = 'kept@example.test';
    await register(email);
    const killed = Object.values(portal.ready.pids);
    portal.child.kill('SIGKILL');
    expect(await untilGone(killed)).toEqual([]);

    portal = await start(data);
    const body = { email, password };
    await new PortalApi(portal.ready.url).call('/auth/login', { body });
  });

  it('shuts down in order on SIGTERM', async () => {
    const { child, ready } = portal;
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(alive(Object.values(ready.pids))).toEqual([]);
    expect(readdirSync(data)).not.toContain('portal.lock');
    await expect(fetch(`${ready.url}/readyz`)).rejects.toThrow();
  });
});
