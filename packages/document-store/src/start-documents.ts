import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface RunningDocuments {
  readonly name: string;
  /** For the driver: `mongodb://127.0.0.1:PORT`. */
  readonly uri: string;
  readonly pid: number;
  /** Resolves when the process has ended, with a description for messages. */
  readonly ended: Promise<string>;
  /** Stops it gracefully, after the grace time (5 s) by force. Resolves when it has ended. */
  stop(graceMs?: number): Promise<void>;
}

export interface StartDocumentsOptions {
  /** Data folder; created if missing. One process at a time. */
  readonly folder: string;
  /** 0 or absent: a free port. */
  readonly port?: number;
  /** Interval at which expired documents (TTL indexes) are removed, in seconds; default 60. */
  readonly sweepSeconds?: number;
  /** `false` for tests: acknowledged writes survive the end of the process, but not a power failure. */
  readonly durable?: boolean;
  /** The process's standard error is appended here. */
  readonly logFile?: string;
  /** The compiled program, dist/main.js; default: found in node_modules. */
  readonly main?: string;
}

const startMs = 60_000;
const stopMs = 5_000;

/** The compiled program, searched from the folder or the running script (jest has no import.meta). */
function program(): string {
  const bases = [process.cwd(), dirname(process.argv[1] ?? '')];
  const places = bases.flatMap(
    (base) => createRequire(join(base, 'x.js')).resolve.paths('@commons/document-store') ?? [],
  );
  const found = places
    .map((place) => join(place, '@commons/document-store/dist/main.js'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error('the document store is not built: run `npx tsc -b packages/document-store`');
}

/**
 * Starts the embedded document store as a child process. It ends with this process, even when that is killed. Ctrl-C in
 * a terminal does not reach it, so that `stop` decides when it ends. Rejects with the process's message when it cannot
 * start (folder in use, port taken).
 */
export async function startDocuments(options: StartDocumentsOptions): Promise<RunningDocuments> {
  const {
    folder,
    port = 0,
    sweepSeconds = 60,
    durable = true,
    logFile,
    main = program(),
  } = options;
  const settings = { folder, port, 'sweep-seconds': sweepSeconds };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  if (!durable) flags.push('--no-sync');
  const log = logFile === undefined ? undefined : openSync(logFile, 'a', 0o600);
  // A small young generation keeps the idle process small.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', main, ...flags], {
    stdio: ['ignore', 'ignore', log ?? 'ignore', 'ipc'],
    detached: true,
  });
  if (log !== undefined) closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `by ${signal}` : `with code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const uri = await readiness(child, ended);
  const stop = (graceMs = stopMs) => end(child, ended, graceMs);
  return { name: 'document store', uri, pid: child.pid!, ended, stop };
}

interface Message {
  readonly uri?: string;
  readonly failed?: string;
}

async function readiness(child: ChildProcess, ended: Promise<string>): Promise<string> {
  const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
  const message = new Promise<Message>((resolve) => child.once('message', resolve));
  const gone = ended.then((how): Message => ({ failed: `it ended ${how}` }));
  const { uri, failed } = await Promise.race([message, gone]);
  clearTimeout(timer);
  if (uri) return uri;
  throw new Error(`the document store did not start: ${failed}`);
}

async function end(child: ChildProcess, ended: Promise<string>, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
