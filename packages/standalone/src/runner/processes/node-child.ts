import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../../portal/portal-options.js';
import type { NativeChild } from './native-child.js';

interface NodeChildOptions {
  name: string;
  /** Module to run. */
  main: string;
  /** Module that ends it when we exit (`end-with-parent.js`). */
  guard: string;
  args?: readonly string[];
  env: Environment;
  logFile: string;
  /** Called with each line, prefixed with the name. */
  show?: ((line: string) => void) | undefined;
}

/** Starts a deployable as a child process that ends with us, even on kill -9. */
export function startNodeChild(options: NodeChildOptions): NativeChild {
  const log = options.show ? undefined : openSync(options.logFile, 'a', 0o600);
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(options.guard).href, options.main, ...(options.args ?? [])],
    {
      stdio: ['pipe', log ?? 'pipe', log ?? 'pipe'],
      env: { ...options.env },
      // Ctrl-C in the terminal reaches only us; we end the children in order.
      detached: true,
    },
  );
  if (log !== undefined) closeSync(log);
  showLines(child, options);
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return {
    name: options.name,
    pid: child.pid ?? 0,
    ended,
    stop: async (graceMs = 15_000) => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}

function showLines(child: ChildProcess, { name, logFile, show }: NodeChildOptions): void {
  if (!show) return;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      show(`[${name}] ${line}`);
      try {
        appendFileSync(logFile, `${line}\n`, { mode: 0o600 });
      } catch {
        // A full disk loses the lines in the file; the terminal has them.
      }
    });
  }
}
