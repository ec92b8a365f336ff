import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from '../clients/client-address.js';
import type { GatewayConfig } from '../gateway.config.js';
import { accountsPerAddress, type RateLimitClass, rateLimitClasses } from './rate-limit-classes.js';

/** Who makes a call: the address always, the account when its session is valid. */
export interface Caller {
  readonly address: string;
  readonly account: string | undefined;
}

type Scope = 'guest' | 'account' | 'address';

/**
 * Counts calls a minute in Redis, so that several gateways share one count. Without Redis each gateway counts
 * in its own memory: looser by their number, but never off.
 */
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(config: GatewayConfig, redis: Redis) {
    for (const [name, { setting }] of Object.entries(rateLimitClasses)) {
      const points = config[setting];
      if (points > 0) {
        this.add(name, 'guest', points, redis, config.REDIS_PREFIX);
        this.add(name, 'account', points, redis, config.REDIS_PREFIX);
        this.add(name, 'address', points * accountsPerAddress, redis, config.REDIS_PREFIX);
      }
    }
  }

  private add(name: string, scope: Scope, points: number, redis: Redis, prefix: string): void {
    const keyPrefix = `${prefix}:limit:${name}:${scope}`;
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: 60,
      rejectIfRedisNotReady: true,
      // Whoever is over the limit is answered from memory: a flood costs Redis nothing.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: 60 }),
    });
    this.limiters.set(`${name} ${scope}`, limiter);
  }

  /**
   * Counts one call in each class given.
   * @returns 0 when it may go on, else after how many whole seconds to try again
   */
  async secondsToWait(classes: readonly RateLimitClass[], caller: Caller): Promise<number> {
    const address = limitKey(caller.address);
    const counts = classes.flatMap((name) =>
      caller.account === undefined
        ? [this.consume(name, 'guest', address)]
        : [this.consume(name, 'account', caller.account), this.consume(name, 'address', address)],
    );
    return Math.max(0, ...(await Promise.all(counts)));
  }

  private async consume(name: RateLimitClass, scope: Scope, key: string): Promise<number> {
    try {
      await this.limiters.get(`${name} ${scope}`)?.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
      throw refusal;
    }
  }
}
