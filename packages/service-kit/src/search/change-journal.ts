import type { Redis } from 'ioredis';
import type { ChangeLog } from './change-log.js';
import type { ChangeJournal } from './searched-collection.js';
import { slicesOf } from './slices.js';

/** A write takes less; what is older was left by a process that died, or by a write that failed. */
const abandonedMs = 10_000;
/** Ids in one entry of the log. */
const idsPerChange = 200;

/** Writes ids of changed documents to the change log, and keeps those of writes under way beside it. */
export class RedisChangeJournal implements ChangeJournal {
  /** @param key of the writes under way, with the moment when each began */
  constructor(
    private readonly redis: Redis,
    private readonly log: ChangeLog,
    private readonly key: string,
  ) {}

  /** @throws without Redis: then nothing is written */
  async begin(ids: readonly string[]): Promise<void> {
    const now = Date.now();
    for (const some of slicesOf(ids, idsPerChange)) {
      await this.redis.zadd(this.key, ...some.flatMap((id) => [now, id]));
    }
  }

  async end(ids: readonly string[]): Promise<void> {
    for (const some of slicesOf(ids, idsPerChange)) {
      await this.log.publish(some.join('.'));
      await this.redis.zrem(this.key, ...some);
    }
  }

  /** Makes known what writes have left behind that never ended. */
  async finishAbandoned(): Promise<void> {
    const until = Date.now() - abandonedMs;
    const ids = await this.redis.zrangebyscore(this.key, 0, until, 'LIMIT', 0, idsPerChange);
    if (ids.length > 0) await this.end(ids);
  }
}
