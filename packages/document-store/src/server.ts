import { createServer, type Server, type Socket } from 'node:net';
import type { Doc } from './bson-values.js';
import { aggregateCommands } from './commands/aggregate.js';
import { catalogCommands } from './commands/catalog-commands.js';
import { type Commands, checkOptions, count } from './commands/command.js';
import { Cursors } from './commands/cursors.js';
import { findAndModifyCommands } from './commands/find-and-modify.js';
import { readCommands } from './commands/read-commands.js';
import { Rewriting, rewriteCommands } from './commands/rewriting.js';
import { sessionCommands } from './commands/session-commands.js';
import { writeCommands } from './commands/write-commands.js';
import { DocumentStore } from './document-store.js';
import { badValue, CommandError, errorReply } from './errors.js';
import { removeExpired } from './expiry.js';
import { IndexBuilder } from './index-builder.js';
import { isRefusedByDisk } from './storage/disk-trouble.js';
import { lockFolder } from './storage/folder-lock.js';
import { largestMessage, type Reply, type Request, readRequest, writeReply } from './wire.js';

export interface ServerOptions {
  readonly folder: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Interval at which expired documents are removed. */
  readonly sweepSeconds: number;
  /** Whether a write is on disk when it is acknowledged. */
  readonly durable: boolean;
}

/**
 * The embedded document store: one LMDB folder served by MongoDB's wire protocol to the unchanged driver. The supported
 * commands and operators are those in the tables of the `*-commands` and `*-operators` files; all others are refused
 * with an error that names them. Limits: no transactions, change streams, text or geo search, collation, Decimal128 or
 * `$where`; 64-bit integers are comparable up to 2^53; an index has at most one field that passes through arrays.
 */
export class DocumentServer {
  readonly #unlock: () => void;
  readonly #store: DocumentStore;
  readonly #cursors = new Cursors();
  readonly #commands: Commands;
  readonly #builder: IndexBuilder;
  readonly #rewriting: Rewriting;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #sweeper: NodeJS.Timeout | undefined;
  #sweeping = false;
  #replies = 0;

  constructor(private readonly options: ServerOptions) {
    this.#unlock = lockFolder(options.folder);
    this.#store = new DocumentStore(options.folder, options.durable);
    this.#builder = new IndexBuilder(this.#store);
    this.#rewriting = new Rewriting(this.#store.storage);
    this.#commands = {
      ...sessionCommands,
      ...readCommands,
      ...writeCommands,
      ...findAndModifyCommands,
      ...aggregateCommands,
      ...catalogCommands(this.#builder),
      ...rewriteCommands(this.#rewriting),
    };
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Starts listening; returns the URI. */
  async listen(): Promise<string> {
    await this.#clearUp().catch((error) => {
      // On a full disk reading continues; clean-up waits for the next start.
      if (!isRefusedByDisk(error)) throw error;
    });
    await this.#rewriting.start();
    const { host, port, sweepSeconds } = this.options;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, host, resolve);
    });
    this.#sweeper = setInterval(() => void this.#sweep(), sweepSeconds * 1000);
    const address = this.#server.address();
    return `mongodb://${host}:${typeof address === 'object' ? address?.port : port}`;
  }

  /** Closes all connections, finishes queued writes and releases the data folder. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#rewriting.stop();
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await this.#store.storage.close();
    this.#unlock();
  }

  async #clearUp(): Promise<void> {
    await this.#builder.discardUnfinished();
    await this.#store.catalog.sweep();
  }

  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await removeExpired(this.#store);
    } catch (error) {
      if (!isRefusedByDisk(error)) throw error;
    } finally {
      this.#sweeping = false;
    }
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    let pending: Buffer[] = [];
    let size = 0;
    let queue = Promise.resolve();
    socket.on('data', (chunk) => {
      pending.push(chunk);
      size += chunk.length;
      let bytes: Buffer | undefined;
      while (size >= 16) {
        bytes =
          pending.length === 1
            ? pending[0]!
            : pending[0]!.length >= 4
              ? undefined
              : Buffer.concat(pending);
        if (bytes) pending = [bytes];
        const length = pending[0]!.readInt32LE(0);
        if (length < 16 || length > largestMessage) return void socket.destroy();
        if (size < length) return;
        bytes ??= Buffer.concat(pending);
        const message = bytes.subarray(0, length);
        size -= length;
        pending = size > 0 ? [bytes.subarray(length)] : [];
        queue = queue.then(() => this.#answer(socket, message));
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  async #answer(socket: Socket, message: Buffer): Promise<void> {
    let request: Request;
    try {
      request = readRequest(message);
    } catch {
      return void socket.destroy(); // Not a message: nothing after it can be trusted.
    }
    let bytes: Buffer;
    try {
      bytes = writeReply(request, ++this.#replies, await this.#execute(request.command));
    } catch (error) {
      bytes = writeReply(request, ++this.#replies, errorReply(error));
    }
    if (!request.silent && !socket.destroyed) socket.write(bytes);
  }

  async #execute(command: Doc): Promise<Reply> {
    const name = Object.keys(command)[0] ?? '';
    const known = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    if (!known) throw new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);
    checkOptions(name, known, command);
    const db = command.$db;
    if (typeof db !== 'string' || !/^[^\s/\\."$*<>:|?\0]{1,63}$/.test(db)) {
      throw badValue(`bad database name '${String(db)}'`);
    }
    const answer = known.run({ store: this.#store, cursors: this.#cursors, db, command });
    return withinTime(answer, count(command, 'maxTimeMS'));
  }
}

/** The answer, or an error after `ms`; the work itself then still runs to its end. */
async function withinTime(answer: Reply | Promise<Reply>, ms = 0): Promise<Reply> {
  if (ms === 0) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
