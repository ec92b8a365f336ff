import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** A child process started by the portal; it never outlives the portal. */
export interface NativeChild {
  readonly name: string;
  /** Of the process itself, not of its watchdog shell. */
  readonly pid: number;
  /** Resolves on exit with how it ended, for a message. */
  readonly ended: Promise<string>;
  /** Stops it with SIGTERM, after the grace time with SIGKILL. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * A foreign server (redis-server, mongod) does not notice that its parent was killed. This watchdog shell of 1 MB holds
 * our pipe: when the pipe closes, for whatever reason, it ends the server. It reports the server's pid on fd 3.
 */
const watchdog = `
exec 4<&0
"$@" </dev/null 3>&- 4<&- &
child=$!
echo "$child" >&3
exec 3>&-
{ read -r _ <&4
  kill -TERM "$child" 2>/dev/null
  tries=0
  while kill -0 "$child" 2>/dev/null; do
    tries=$((tries + 1)); [ "$tries" -gt 50 ] && kill -KILL "$child" 2>/dev/null
    sleep 0.2
  done
} >/dev/null 2>&1 &
guard=$!
trap 'kill -TERM "$child" 2>/dev/null' TERM INT
wait "$child"; code=$?
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
kill "$guard" 2>/dev/null
exit "$code"
`;

interface NativeChildOptions {
  /** For messages. */
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** Its output is appended here, or dropped without it. */
  logFile?: string;
}

/**
 * Starts a foreign program as a child that ends with us, even on kill -9. It has its own process group, so that Ctrl-C
 * in the terminal reaches only us and we control the order.
 */
export async function startNativeChild(options: NativeChildOptions): Promise<NativeChild> {
  const log = options.logFile ? openSync(options.logFile, 'a', 0o600) : undefined;
  const shell = spawn('sh', ['-c', watchdog, 'sh', ...options.command], {
    stdio: ['pipe', log ?? 'ignore', log ?? 'ignore', 'pipe'],
    detached: true,
  });
  if (log !== undefined) closeSync(log);
  const ended = new Promise<string>((resolve) => {
    shell.once('error', (error) => resolve(error.message));
    shell.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  shell.stdin?.on('error', () => undefined);
  const pid = await readPid(shell, options.name);
  return {
    name: options.name,
    pid,
    ended,
    stop: (graceMs = 8_000) => stop(shell, ended, pid, graceMs),
  };
}

async function readPid(shell: ChildProcess, name: string): Promise<number> {
  let text = '';
  for await (const part of shell.stdio[3] as NodeJS.ReadableStream) text += String(part);
  const pid = Number.parseInt(text, 10);
  if (!Number.isInteger(pid)) throw new Error(`${name} could not be started`);
  return pid;
}

async function stop(
  shell: ChildProcess,
  ended: Promise<string>,
  pid: number,
  graceMs: number,
): Promise<void> {
  shell.stdin?.end();
  const force = setTimeout(() => kill(pid, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}
