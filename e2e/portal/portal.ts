import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownHost } from './portal-hosts';

const root = join(import.meta.dirname, '../..');

export type Hosting = 'one-process' | 'processes';

/** A running portal with its own data, as described by `npm start -- --json`. */
export interface Portal {
  readonly url: string;
  /** Address of the mail inbox; GET /messages returns JSON. */
  readonly inbox: string;
  readonly dataDir: string;
  /** Process id of each child, by its name, e.g. `mfe-employer` with `--processes`. */
  readonly pids: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

interface ReadyLine {
  readonly ready: true;
  readonly url: string;
  readonly inbox: string;
  readonly pids: Record<string, number>;
}

/**
 * A portal that already runs at PORTAL_URL, for tests without their own settings; with INBOX_URL and PORTAL_DATA also
 * for those that read its mails and stores.
 */
export const runningPortal = (url: string): Portal => ({
  url: new URL(url).origin,
  inbox: process.env.INBOX_URL ?? '',
  dataDir: process.env.PORTAL_DATA ?? join(root, '.data'),
  pids: {},
  stop: async () => {},
});

/** The address that receives messages to the operators. */
export const operatorsEmail = 'operators@example.test';

/** Limits that let a test sign in and post faster than a person; production refuses them. */
const testLimits = {
  RATE_LIMIT_SIGN_IN: '10000',
  RATE_LIMIT_WRITE: '10000',
  RATE_LIMIT_SEARCH: '10000',
  RATE_LIMIT_UPLOAD: '10000',
  RATE_LIMIT_ALL: '100000',
};

/**
 * Settings that a `.env` or a shell may have and a portal under test must not use: it has its own stores, inbox and
 * texts.
 */
const ownMeans = {
  MONGODB_URI: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SITE_URL: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
};

/**
 * Starts a whole portal on free ports in a new folder: in the host of this worker, or in separate processes.
 * @param settings override the defaults
 * @param demo with the demo content
 * @throws when it does not become ready in time
 */
export async function startPortal(
  hosting: Hosting,
  settings: Readonly<Record<string, string>> = {},
  { demo = false }: { demo?: boolean } = {},
): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'commons-e2e-'));
  const start: Start = {
    args: ['--data', dataDir, '--json', ...(demo ? [] : ['--no-demo'])],
    env: {
      ...process.env,
      ...ownMeans,
      ...testLimits,
      OPERATOR_EMAIL: operatorsEmail,
      PORT: '0',
      ...settings,
    },
  };
  const host = hosting === 'one-process' ? ownHost() : undefined;
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const hosted = host && (await inHost(host, start));
    const { ready, stop } = hosted || (await inProcesses(hosting, start));
    return { ...ready, dataDir, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Start {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

interface Started {
  readonly ready: ReadyLine;
  stop(): Promise<void>;
}

/** @returns undefined when the host has a portal already */
async function inHost(host: string, start: Start): Promise<Started | undefined> {
  const answer = await fetch(host, { method: 'POST', body: JSON.stringify(start) });
  if (answer.status === 409) return undefined;
  if (!answer.ok) throw new Error(`The portal did not start: ${await answer.text()}`);
  const stop = async () => {
    const { ok } = await fetch(host, { method: 'DELETE' });
    if (!ok) throw new Error('The portal did not stop.');
  };
  return { ready: (await answer.json()) as ReadyLine, stop };
}

async function inProcesses(hosting: Hosting, { args, env }: Start): Promise<Started> {
  const flags = [...args, ...(hosting === 'processes' ? ['--processes'] : [])];
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...flags], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  try {
    return { ready: await readyLine(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the portal's output up to the JSON line of its readiness. */
async function readyLine(child: ChildProcess): Promise<ReadyLine> {
  const seen: string[] = [];
  if (!child.stdout) throw new Error('The portal has no output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    seen.push(line);
    if (line.startsWith('{"ready":true')) {
      child.stdout.resume();
      return JSON.parse(line) as ReadyLine;
    }
  }
  throw new Error(`The portal ended before it was ready:\n${seen.join('\n')}`);
}
