import {
  RevokedSession as RevokedSessionRow,
  revokedSessionsPage,
} from '@commons/contracts/account/revoked-sessions';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { InternalClient } from '../internal/internal-client.js';
import { log } from '../logging/logger.js';
import { MongoConnection } from '../mongo/mongo-connection.js';
import { workerRedis } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { RevocationCopy } from './revocation-copy.js';
import { type EndedSession, RevokedSessions, revocationChannel } from './revoked-sessions.js';

/** How often auth is polled for revocations that the channel did not deliver. */
const everyMs = 10_000;
/** The same while the list in memory may be incomplete. */
const soonMs = 1_000;
/** Each poll overlaps the last one by this much: clocks of auth instances differ, and a write may be slow. */
const overlapMs = 120_000;
/** After a downtime up to this long, a service relies on its own copy. */
const gapMs = 120_000;

const Rows = z.array(RevokedSessionRow);

/**
 * Keeps the ended sessions in the service's memory and database: pushed over the channel, and polled from auth for what
 * was missed. Sessions stay ended even while auth is down and Redis has lost its data.
 */
@Injectable()
export class RevocationFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  #since = 0;
  #loaded = false;
  #asking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #subscriber: Redis | undefined;
  #stopped = false;
  #unsaved: EndedSession[] = [];

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly revoked: RevokedSessions,
    private readonly copy: RevocationCopy,
    private readonly mongo: MongoConnection,
    private readonly client: InternalClient,
  ) {
    revoked.setComplete(false);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#subscribe();
    await this.mongo.waitUntilReady();
    await this.#run();
  }

  onApplicationShutdown(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#subscriber?.disconnect();
  }

  async #run(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'ended sessions could not be loaded');
    }
    const answered = await this.#askAuth();
    await this.#save(answered);
    this.revoked.known.dropExpired();
    if (this.#stopped) return;
    const waitMs = this.revoked.complete ? everyMs : soonMs;
    this.#timer = setTimeout(() => void this.#run(), waitMs).unref();
  }

  /** A subscribing connection can do nothing else. It resubscribes by itself after an outage. */
  #subscribe(): void {
    this.#subscriber = workerRedis(this.config.REDIS_URL ?? '', log());
    this.#subscriber.on('message', (_channel, text: string) => {
      const { sid, expires_at } = JSON.parse(text) as { sid: string; expires_at: string };
      this.#take([{ sid, expires_at: new Date(expires_at) }]);
      void this.#save(false);
    });
    // Fetches what was published while the connection was down.
    this.#subscriber.on('ready', () => void (this.#since > 0 && this.#askAuth()));
    this.#subscriber.subscribe(revocationChannel(this.config)).catch(() => undefined);
  }

  async #load(): Promise<void> {
    if (this.#loaded) return;
    const { sessions, until } = await this.copy.read();
    for (const { sid, expires_at } of sessions) this.revoked.known.add(sid, expires_at);
    this.#loaded = true;
    if (until && Date.now() - until.getTime() < gapMs) this.revoked.setComplete(true);
  }

  /** @returns whether auth answered */
  async #askAuth(): Promise<boolean> {
    this.#asking ??= this.#catchUp().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking.then(
      () => true,
      () => false,
    );
  }

  async #catchUp(): Promise<void> {
    for (let since = this.#since; ; ) {
      const path = `/internal/revoked-sessions?since=${since}`;
      const rows = (await this.client.get('auth', path, Rows)) ?? [];
      this.#take(rows.map((row) => ({ sid: row.sid, expires_at: new Date(row.expires_at) })));
      const last = Date.parse(rows.at(-1)?.revoked_at ?? '') || since;
      if (rows.length < revokedSessionsPage) {
        this.#since = Math.max(this.#since, last - overlapMs, 1);
        break;
      }
      // Assumes that no millisecond has more than one page of revocations.
      since = Math.max(last, since + 1);
    }
    this.revoked.setComplete(true);
  }

  #take(sessions: readonly EndedSession[]): void {
    for (const session of sessions) {
      if (this.revoked.known.add(session.sid, session.expires_at)) this.#unsaved.push(session);
    }
  }

  /** What cannot be saved now is saved by the next run. @param answered whether auth has just returned everything */
  async #save(answered: boolean): Promise<void> {
    const saving = this.#unsaved;
    this.#unsaved = [];
    try {
      await this.copy.save(saving);
      const isCurrent = answered || (this.revoked.complete && this.#subscriber?.status === 'ready');
      if (isCurrent) await this.copy.recordWatched(new Date());
    } catch (error) {
      this.#unsaved.push(...saving);
      log().warn({ reason: (error as Error).message }, 'ended sessions could not be saved');
    }
  }
}
