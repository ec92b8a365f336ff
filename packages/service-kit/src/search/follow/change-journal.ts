import type { Redis } from 'ioredis';
import { slicesOf } from '../index/slices.js';
import type { ChangeLog } from './change-log.js';
import type { ChangeJournal } from './searched-collection.js';

/** Writes take less; older entries belong to a dead process or a failed write. */
const abandonedMs = 10_000;
/** Ids per log entry. */
const idsPerChange = 200;

/** Writes ids of changed documents to the change log, and tracks the ids of writes in progress. */
export class RedisChangeJournal implements ChangeJournal {
  /** @param key of the writes in progress, each with its start time */
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

  /** Publishes the changes of these documents and removes them from the journal. */
  async end(ids: readonly string[]): Promise<void> {
    for (const some of slicesOf(ids, idsPerChange)) {
      await this.log.publish(some.join('.'));
      await this.redis.zrem(this.key, ...some);
    }
  }

  /** Publishes the changes of writes that never finished. */
  async finishAbandoned(): Promise<void> {
    const until = Date.now() - abandonedMs;
    const ids = await this.redis.zrangebyscore(this.key, 0, until, 'LIMIT', 0, idsPerChange);
    if (ids.length > 0) await this.end(ids);
  }
}
