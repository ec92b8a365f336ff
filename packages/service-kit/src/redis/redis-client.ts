import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';

/** Reconnects for ever: soon at first, every 2 s later. */
const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);

/**
 * Options of connections that serve requests: they fail at once while Redis is down, instead of blocking requests.
 * Workers use others (`workerRedis`).
 */
const requestOptions: RedisOptions = {
  retryStrategy,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  // Longer than a busy process may leave its connections unserved: two hundred uploads at once on a loaded machine are
  // not an outage.
  commandTimeout: 5_000,
  // For a Redis that accepts connections but is silent (frozen, or behind a network that drops packets): the connection
  // is closed, and until a new one answers every command fails at once instead of waiting for its own timeout.
  socketTimeout: 4_000,
};

/** BullMQ workers block on Redis for long and must survive an outage: no limits, no timeouts. */
const workerOptions: RedisOptions = {
  retryStrategy,
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  connectTimeout: 2_000,
};

/** Logs once that Redis went down and once that it is back: a line per reconnect would flood the log. */
function reportOutages(redis: Redis, logger: Logger): Redis {
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn({ reason: error.message || error.name }, 'Redis cannot be reached');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('Redis is back');
    away = false;
  });
  return redis;
}

/** Injection token of the service's Redis connection: `@Inject(REDIS) redis: Redis`. Keys begin with REDIS_PREFIX. */
export const REDIS = Symbol('REDIS');

/** A connection for requests. It connects in the background and never throws by itself. */
export const requestRedis = (url: string, logger: Logger): Redis =>
  reportOutages(new Redis(url, requestOptions), logger);

/** A connection for a BullMQ worker or its events. */
export const workerRedis = (url: string, logger: Logger): Redis =>
  reportOutages(new Redis(url, workerOptions), logger);

/** Waits until Redis answers, at most `milliseconds`. Returns whether it does. */
export function waitForRedis(redis: Redis, milliseconds: number): Promise<boolean> {
  if (redis.status === 'ready') return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (ready: boolean) => {
      clearTimeout(timer);
      redis.off('ready', onReady);
      resolve(ready);
    };
    const onReady = () => done(true);
    const timer = setTimeout(() => done(false), milliseconds);
    redis.once('ready', onReady);
  });
}
