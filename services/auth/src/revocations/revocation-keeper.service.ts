import { revokedSessionsPage } from '@commons/contracts/account/revoked-sessions';
import { RevocationMarker } from '@commons/service-kit/auth/revocation-marker';
import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { log } from '@commons/service-kit/logging/logger';
import { MongoConnection } from '@commons/service-kit/mongo/mongo-connection';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Revocation } from './revocation.schema.js';
import { RevocationsService } from './revocations.service.js';

const everyMs = 5_000;

/**
 * Newer revocations are written to Redis again each time: another instance may have crashed between its writes to the
 * database and to Redis, a killed Redis loses its last second, and clocks of instances differ.
 */
const overlapMs = 120_000;

/** Keeps auth's memory and Redis in sync with the stored revocations. */
@Injectable()
export class RevocationKeeperService implements OnApplicationBootstrap, OnModuleDestroy {
  #since = new Date(0);
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly revocations: RevocationsService,
    private readonly revoked: RevokedSessions,
    private readonly vouching: RevocationMarker,
    private readonly mongo: MongoConnection,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    revoked.setComplete(false);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.mongo.waitUntilReady();
    await this.#run();
  }

  onModuleDestroy(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    try {
      await this.#keep();
    } catch (error) {
      const reason = (error as Error).message;
      log().warn({ reason }, 'revocations could not be written to Redis');
    }
    if (this.#stopped) return;
    const waitMs = this.revoked.complete ? everyMs : everyMs / 5;
    this.#timer = setTimeout(() => void this.#run(), waitMs).unref();
  }

  async #keep(): Promise<void> {
    const recent: Revocation[] = [];
    const unknown: Revocation[] = [];
    for await (const row of this.#from(this.#since)) {
      recent.push(row);
      if (this.revoked.known.add(row._id, row.expires_at)) unknown.push(row);
    }
    const first = !this.revoked.complete;
    const last = recent.at(-1)?.revoked_at.getTime() ?? 0;
    this.#since = new Date(Math.max(this.#since.getTime(), last - overlapMs));
    this.revoked.setComplete(true);
    this.revoked.known.dropExpired();
    if (this.redis.status !== 'ready') return;
    if (await this.vouching.renew()) await this.#write(recent);
    else await this.#rewrite();
    // Stored by another instance, which may have crashed before publishing them.
    if (!first) for (const { _id, expires_at } of unknown) await this.revoked.add(_id, expires_at);
  }

  async #rewrite(): Promise<void> {
    let written = 0;
    const kept = await this.vouching.rewrite(async () => {
      let rows: Revocation[] = [];
      for await (const row of this.#from(new Date(0))) {
        rows.push(row);
        written += 1;
        if (rows.length < revokedSessionsPage) continue;
        await this.#write(rows);
        rows = [];
      }
      await this.#write(rows);
    });
    log().info({ sessions: written, kept }, 'rewrote all ended sessions to Redis');
  }

  #write(rows: readonly Revocation[]): Promise<void> {
    return this.revoked.write(rows.map(({ _id, expires_at }) => ({ sid: _id, expires_at })));
  }

  async *#from(begin: Date): AsyncGenerator<Revocation> {
    for (let since = begin; ; ) {
      const rows = await this.revocations.since(since, revokedSessionsPage);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < revokedSessionsPage) return;
      // Assumes that no millisecond has more than a page.
      since = new Date(Math.max(last.revoked_at.getTime(), since.getTime() + 1));
    }
  }
}
