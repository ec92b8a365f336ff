import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../ports/free-ports.js';
import { type NativeChild, startNativeChild } from '../processes/native-child.js';

export interface RedisServer extends NativeChild {
  /** `redis://127.0.0.1:<port>` */
  readonly uri: string;
}

interface RedisServerOptions {
  /** Program: `redis-server` or `valkey-server`, a name on the PATH or a path. */
  program: string;
  /** Loopback port; by default a free one. */
  port?: number;
  /** Folder of its append-only file. */
  folder: string;
  /** False for tests: nothing is written to disk. */
  durable?: boolean;
  logFile?: string;
}

/**
 * Starts Redis on a free port of the loopback and waits until it answers (it refuses while it loads its file).
 *
 * `noeviction`: a queue must not lose entries to make room. `everysec`: the write has reached the kernel before the
 * answer, so that a killed Redis loses nothing; a machine that loses power may lose one second, which is why nothing
 * that was acknowledged may live in Redis alone (architecture §8).
 */
export async function startRedisServer(options: RedisServerOptions): Promise<RedisServer> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const port = options.port ?? (await freePort());
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: options.folder,
    save: '',
    appendonly: options.durable === false ? 'no' : 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  const child = await startNativeChild({
    name: 'redis',
    command: [
      options.program,
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    logFile: options.logFile,
  });
  await untilItAnswers(child, port, options.logFile);
  if (options.durable !== false) keepFileFresh(port, child);
  return { ...child, uri: `redis://127.0.0.1:${port}` };
}

/** The append-only file contains deleted data until it is rewritten; in a small portal that would never happen. */
function keepFileFresh(port: number, { ended }: NativeChild): void {
  const rewrite = () => void ask(port, 'BGREWRITEAOF');
  rewrite();
  const timer = setInterval(rewrite, 24 * 3600 * 1_000).unref();
  void ended.then(() => clearInterval(timer));
}

async function untilItAnswers(
  child: NativeChild,
  port: number,
  logFile: string | undefined,
): Promise<void> {
  let gone = false;
  child.ended.then(() => {
    gone = true;
  });
  const deadline = Date.now() + 30_000;
  while (!(await answersPing(port))) {
    if (gone || Date.now() > deadline) {
      await child.stop(1_000);
      throw new Error(
        `Redis ${gone ? 'ended while starting' : 'did not answer within 30 s'}${logFile ? `; its log: ${logFile}` : ''}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const answersPing = async (port: number) => (await ask(port, 'PING')).startsWith('+PONG');

/** The reply to a command without arguments; empty when none arrives within a second. */
function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(`${command}\r\n`));
    const done = (answer: string) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => done(''));
    socket.once('data', (data) => done(data.toString()));
    socket.once('error', () => done(''));
  });
}
