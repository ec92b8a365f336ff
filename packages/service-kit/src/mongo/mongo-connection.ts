import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, ConnectOptions } from 'mongoose';
import { NotReady } from '../errors/not-ready.js';
import { log } from '../logging/logger.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';
import { followMongo } from '../tracing/mongo-commands.js';
import { buildIndexes } from './build-indexes.js';

/** Short, so that an unreachable MongoDB costs a request 2 s instead of 30, and does not delay a stop. */
const serverSelectionMs = 2_000;

/**
 * Heartbeat interval and timeout of the driver (its default is 10 s). It detects a MongoDB that accepts connections but
 * is silent: frozen, or behind a network that drops packets. Running commands then fail. With a shorter interval a busy
 * machine would look like an outage.
 */
const watchMs = 1_000;
const silenceMs = 2_500;

const retryMs = 1_000;

/** mongoose's number for it (`ConnectionStates` is only a type). */
const connected = 1;

/** How long a start waits for the first connection before it continues without. */
const firstWaitMs = 4_000;

/** Injection token of the migrations that must complete before indexes are built. */
export const BEFORE_INDEXES = Symbol('BEFORE_INDEXES');

/** @returns `false` while another instance runs them */
export type BeforeIndexes = () => Promise<boolean>;

/**
 * Options of every service's connection. Commands are not buffered without a connection, so a request gets its 503 at
 * once. `MongoConnection` builds the indexes, because mongoose would give up after one failure.
 */
export const connectOptions = (config: ServiceConfig, service: string): ConnectOptions => ({
  dbName: `${config.MONGODB_DATABASE_PREFIX}_${service.replaceAll('-', '_')}`,
  serverSelectionTimeoutMS: serverSelectionMs,
  connectTimeoutMS: silenceMs,
  heartbeatFrequencyMS: watchMs,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT && { monitorCommands: true }),
});

/**
 * Keeps trying to connect, since mongoose gives up after a failed first attempt, and then runs migrations and builds
 * indexes.
 */
@Injectable()
export class MongoConnection implements OnApplicationBootstrap, OnModuleDestroy {
  #stopped = false;
  #ready = false;
  #retry: NodeJS.Timeout | undefined;
  #first: Promise<void> | undefined;
  #reason = '';
  #step: 'connection' | 'migrations' | 'indexes' = 'connection';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(BEFORE_INDEXES) private readonly beforeIndexes: BeforeIndexes,
  ) {
    // The driver emits errors here that no caller waits for; unhandled they would end the process.
    connection.on('error', () => undefined);
    if (config.OTEL_EXPORTER_OTLP_ENDPOINT)
      connection.on('connected', () => followMongo(connection.getClient()));
  }

  /** @throws Error while MongoDB cannot be reached, or migrations or indexes are missing */
  async check(): Promise<void> {
    if (!this.#ready && this.#connected) throw new NotReady(this.#reason);
    if (!this.#ready) throw new Error('no connection yet');
    await this.connection.db?.command({ ping: 1 });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.waitUntilReady(firstWaitMs);
  }

  /**
   * Waits for the connection and its indexes, for writes at the start.
   * @returns whether both are ready; `false` after the given time
   */
  async waitUntilReady(milliseconds = firstWaitMs): Promise<boolean> {
    this.#first ??= this.#prepare();
    const patience = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    await Promise.race([this.#first, patience]);
    return this.#ready;
  }

  onModuleDestroy(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
  }

  async #prepare(attempt = 1): Promise<void> {
    try {
      if (attempt === 1) await this.connection.asPromise();
      else await this.#open();
      await this.#migrate();
      this.#step = 'indexes';
      await buildIndexes(this.connection);
      this.#ready = true;
      if (attempt > 1) log().info('MongoDB is back');
    } catch (error) {
      if (this.#stopped) return;
      this.#report(`${this.#step}: ${(error as Error).message}`);
      this.#retry = setTimeout(() => void this.#prepare(attempt + 1), retryMs);
    }
  }

  /** Before the indexes: a new unique one may depend on a migration that removes duplicates. */
  async #migrate(): Promise<void> {
    this.#step = 'migrations';
    if (!(await this.beforeIndexes())) throw new NotReady('another instance is running them');
  }

  /** Logs each reason once, not every second. */
  #report(reason: string): void {
    if (reason !== this.#reason) log().warn({ reason }, 'MongoDB is not ready');
    this.#reason = reason;
  }

  get #connected(): boolean {
    return this.connection.readyState === connected;
  }

  #open(): Promise<Connection> {
    const { config, service } = this;
    return this.connection.openUri(config.MONGODB_URI ?? '', connectOptions(config, service));
  }
}
