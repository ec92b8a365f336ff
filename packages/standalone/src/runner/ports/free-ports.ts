import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports (Linux: from 32768, others: from 49152). Seconds pass between choosing a port and the start
 * of its server, in which any outgoing connection could take an ephemeral one.
 */
const lowest = 15_000;
const blockSize = 64;
const blocks = Math.floor((32_768 - lowest) / blockSize);

/** The block of ports of this process: those after `last`, up to `end`. */
let block = { last: 0, end: 0 };

/**
 * The requested number of different free loopback ports. No other start on this machine gets one of them before its
 * server listens: each process has its own blocks.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    if (block.last >= block.end) block = await takeBlock();
    block.last += 1;
    const port = block.last;
    const server = await listenIfFree(port, '127.0.0.1');
    if (!server) continue;
    await close(server);
    found.push(port);
  }
  return found;
}

/**
 * A random block of ports. Its first port stays open as long as the process runs, so that no other process takes the
 * block.
 */
async function takeBlock(): Promise<typeof block> {
  for (;;) {
    const first = lowest + randomInt(blocks) * blockSize;
    const server = await listenIfFree(first, '127.0.0.1');
    if (!server) continue;
    server.unref();
    return { last: first, end: first + blockSize - 1 };
  }
}

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** Why a server could not listen there now, as a message for people; undefined when it could. */
export async function portTrouble(port: number, host: string): Promise<string | undefined> {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const another = `Set PORT to a free one, for example\n\n    PORT=${port < 1024 ? 8080 : port + 10} npm start`;
    if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${another}`;
    if (code === 'EACCES') return `Port ${port} is not for this user to open. ${another}`;
    return `Nothing can listen at the HOST ${host} (${code}). Leave it out, or name an address of this machine.`;
  }
}

async function listenIfFree(port: number, host: string): Promise<Server | undefined> {
  try {
    return await listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return undefined;
    throw error;
  }
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
