import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.js';

/** Reconnects for ever: soon at first, every 2 s later. */
const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);

/**
 * Settings of connections that serve requests: they fail at once while Redis is away, instead of letting requests
 * wait. Workers take others (`workerRedis`).
 */
const requestOptions: RedisOptions = {
  retryStrategy,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  // Longer than a busy process may be away from its own connections: two hundred uploads at once on a loaded machine
  // are no outage.
  commandTimeout: 5_000,
  // A Redis that is there but silent (frozen, or behind a network that drops packets): the connection is given up, and
  // until a new one answers every command fails at once instead of waiting for its own time-out.
  socketTimeout: 4_000,
};

/** BullMQ workers block on Redis for long and must wait out an outage: no limits, no time-outs. */
const workerOptions: RedisOptions = {
  retryStrategy,
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  connectTimeout: 2_000,
};

/** Says once that Redis went away and once that it is back: a reconnect a second would flood the log. */
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

/** A connection for requests. It connects in the background and never throws on its own. */
export const requestRedis = (url: string, logger: Logger): Redis =>
  reportOutages(new Redis(url, requestOptions), logger);

/** A connection for a BullMQ worker or its events. */
export const workerRedis = (url: string, logger: Logger): Redis =>
  reportOutages(new Redis(url, workerOptions), logger);

/** Waits until Redis answers, at most `milliseconds`. Gives whether it does. */
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
