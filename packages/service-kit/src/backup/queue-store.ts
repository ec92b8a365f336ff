import { Redis } from 'ioredis';
import type { Environment } from '../config/parse-config.js';

const quiet = { lazyConnect: true, connectTimeout: 5_000, maxRetriesPerRequest: 1 } as const;

async function withRedis<Result>(
  env: Environment,
  work: (redis: Redis, prefix: string) => Promise<Result>,
): Promise<Result> {
  const redis = new Redis(env.REDIS_URL ?? '', { ...quiet, retryStrategy: () => null });
  // The failing command reports it.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis, env.REDIS_PREFIX || 'commons');
  } finally {
    redis.disconnect();
  }
}

/** Whether services of the portal are connected to its Redis: each subscribes to ended sessions. */
export const servicesAreRunning = (env: Environment): Promise<boolean> =>
  withRedis(env, async (redis, prefix) => {
    const channels = (await redis.pubsub('CHANNELS', `${prefix}:*`)) as string[];
    return channels.length > 0;
  });

/**
 * Deletes the portal's data in Redis. None of it is in a backup: queued tasks are added again from the outbox marks
 * (docs/adr/0014), and the rest are copies and counters that a restore invalidates.
 */
export const clearQueues = (env: Environment): Promise<void> =>
  withRedis(env, async (redis, prefix) => {
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 })) {
      if ((keys as string[]).length > 0) await redis.unlink(...(keys as string[]));
    }
  });
