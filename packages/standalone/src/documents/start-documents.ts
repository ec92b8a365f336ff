import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface RunningDocuments {
  /** For the driver: `mongodb://127.0.0.1:PORT`. */
  uri: string;
  pid: number;
  /** Resolves when the process has ended; it is killed after five seconds. */
  stop(): Promise<void>;
}

export interface StartDocumentsOptions {
  /** Where the data lives; made if it is missing. One process at a time. */
  folder: string;
  /** 0 or absent: a free one. */
  port?: number;
  /** How often expired documents (TTL indexes) are removed; 60 by default. */
  sweepSeconds?: number;
}

const START_MS = 15_000;
const STOP_MS = 5_000;

/** The compiled program: beside this package's manifest, whether this file runs from src or dist. */
function program(): string {
  const require = createRequire(join(process.cwd(), 'documents.js'));
  const places = [...(require.resolve.paths('@commons/standalone') ?? [])];
  const found = places
    .map((place) => join(place, '@commons/standalone/dist/documents/main.js'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error('the document store is not built: run `npx tsc -b packages/standalone`');
}

/** Starts the embedded document store as a child process that ends with this one. */
export function startDocuments(options: StartDocumentsOptions): Promise<RunningDocuments> {
  const { folder, port = 0, sweepSeconds = 60 } = options;
  const settings = [
    '--folder',
    folder,
    '--port',
    String(port),
    '--sweep-seconds',
    String(sweepSeconds),
  ];
  const child = spawn(process.execPath, ['--max-semi-space-size=4', program(), ...settings], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-2000);
    });
    child.stdout?.resume();
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(complaint.trim() || `the document store ended at its start (${code})`));
    });
    child.once('message', (message) => {
      clearTimeout(timer);
      const { uri } = message as { uri: string };
      resolve({ uri, pid: child.pid!, stop: () => stop(child) });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
