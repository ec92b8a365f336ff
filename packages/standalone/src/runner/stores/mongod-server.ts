import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { type NativeChild, startNativeChild } from '../processes/native-child.js';

interface MongodOptions {
  program: string;
  folder: string;
  port: number;
  logFile: string;
}

/** Starts a real MongoDB on a loopback port and waits until it accepts connections. */
export async function startMongod(options: MongodOptions): Promise<NativeChild> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const child = await startNativeChild({
    name: 'mongod',
    command: [
      options.program,
      '--dbpath',
      options.folder,
      '--bind_ip',
      '127.0.0.1',
      '--port',
      String(options.port),
      '--quiet',
    ],
    logFile: options.logFile,
  });
  let gone = false;
  child.ended.then(() => {
    gone = true;
  });
  const deadline = Date.now() + 60_000;
  while (!(await accepts(options.port))) {
    if (gone || Date.now() > deadline) {
      await child.stop(1_000);
      throw new Error(`mongod did not start; its log: ${options.logFile}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
