import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startDocuments } from '../../packages/document-store/dist/start-documents.js';
import { runLoad } from '../../packages/standalone/dist/load/run-load.js';

const root = join(import.meta.dirname, '../..');

/** No rate limits, since the bench is a single client. */
const limits = Object.fromEntries(
  ['SIGN_IN', 'WRITE', 'SEARCH', 'BULK', 'UPLOAD', 'ALL'].map((name) => [
    `RATE_LIMIT_${name}`,
    '0',
  ]),
);

/**
 * Starts a portal on its own data folder; `stop` ends it and deletes the folder. The embedded document store is started
 * here, so that a bare driver can use it too.
 * @param {{demo?: boolean, env?: Record<string, string>}} options with the demo content, or empty; further settings
 */
export async function startPortal({ demo = false, env = {} } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'commons-bench-'));
  const data = join(folder, 'data');
  const program = join(import.meta.dirname, 'run-portal.mjs');
  const documents = await startDocuments({
    folder: join(folder, 'documents'),
    main: join(root, 'packages/document-store/dist/main.js'),
  });
  const child = spawn(
    process.execPath,
    [program, '--data', data, ...(demo ? [] : ['--no-demo']), '--json'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...limits,
        MONGODB_URI: documents.uri,
        RENDER_WAIT_MS: '400',
        PORT: '0',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await documents.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = await readyUrl(child);
  if (url) return { url, folder, data, documents: documents.uri, pid: child.pid, stop };
  await stop();
  throw new Error('the portal did not start');
}

async function readyUrl(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    // Later output is ignored, but must not fill the pipe.
    child.stdout.resume();
    return JSON.parse(line).url;
  }
}

/** Loads rows with the operators' command. */
export async function loadRows(portal, subject, rows) {
  const file = join(portal.folder, 'rows.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const code = await runLoad(root, [subject, file, '--data', portal.data], process.env);
  if (code !== 0) throw new Error('the rows could not be loaded');
}

/** An API client for this account. @throws when a call is refused */
export const caller = (portal, token) => async (method, path, body) => {
  const answer = await fetch(`${portal.url.replace(/\/$/, '')}/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
};

/** A new employer's token. */
export async function employerToken(portal) {
  const { access_token } = await caller(portal)('POST', '/auth/register', {
    full_name: 'Bench Employer',
    email: 'bench@example.org',
    password: 'a long bench password',
    account_type: 'employer',
  });
  return access_token;
}
