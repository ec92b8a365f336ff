import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from '../clients/client-address.js';
import type { GatewayConfig } from '../gateway.config.js';
import { accountsPerAddress, type RateLimitClass, rateLimitClasses } from './rate-limit-classes.js';

/** The caller: always with an address, with an account if the session is valid. */
export interface Caller {
  readonly address: string;
  readonly account: string | undefined;
}

type Scope = 'guest' | 'account' | 'address';

/**
 * Counts calls per minute in Redis, shared by all gateways. Without Redis each gateway counts in its own memory: the
 * limits are looser by the number of gateways, but still apply.
 */
export class RateLimiter {
  readonly #limiters = new Map<string, RateLimiterRedis>();

  constructor(config: GatewayConfig, redis: Redis) {
    for (const [name, { setting }] of Object.entries(rateLimitClasses)) {
      const points = config[setting];
      if (points > 0) {
        this.#add(name, 'guest', points, redis, config.REDIS_PREFIX);
        this.#add(name, 'account', points, redis, config.REDIS_PREFIX);
        this.#add(name, 'address', points * accountsPerAddress, redis, config.REDIS_PREFIX);
      }
    }
  }

  #add(name: string, scope: Scope, points: number, redis: Redis, prefix: string): void {
    const keyPrefix = `${prefix}:limit:${name}:${scope}`;
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: 60,
      rejectIfRedisNotReady: true,
      // Callers over the limit are refused from memory, so that a flood does not reach Redis.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: 60 }),
    });
    this.#limiters.set(`${name} ${scope}`, limiter);
  }

  /**
   * Counts a call in each of the classes.
   * @returns 0 when allowed, else the whole seconds until a retry
   */
  async secondsToWait(classes: readonly RateLimitClass[], caller: Caller): Promise<number> {
    const address = limitKey(caller.address);
    const counts = classes.flatMap((name) =>
      caller.account === undefined
        ? [this.#consume(name, 'guest', address)]
        : [this.#consume(name, 'account', caller.account), this.#consume(name, 'address', address)],
    );
    return Math.max(0, ...(await Promise.all(counts)));
  }

  async #consume(name: RateLimitClass, scope: Scope, key: string): Promise<number> {
    try {
      await this.#limiters.get(`${name} ${scope}`)?.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
      throw refusal;
    }
  }
}
