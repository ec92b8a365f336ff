import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../errors/refuse.js';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface LimitOptions {
  /** What is counted, e.g. `form:review:address`; unique within the service. */
  readonly name: string;
  /** Most calls within the window. */
  readonly most: number;
  /** Length of the window, which starts with the first call. */
  readonly seconds: number;
  /** Aligns the window with the clock (UTC): the minute, the hour, the day. */
  readonly onTheClock?: boolean;
  /** What happens to calls while Redis is down; 'count in memory' does so for each process alone. */
  readonly withoutRedis?: 'refuse' | 'allow' | 'count in memory';
  /** Calls past the limit are refused from memory until the window ends, so that a flood does not reach Redis. */
  readonly refusesFromMemory?: boolean;
}

export interface Counted {
  readonly calls: number;
  readonly waitMs: number;
}

/** The 429 for exceeding a limit. */
export const tooManyRequests = () =>
  refuse(429, 'Too many requests. Please wait a moment and try again.');

/** Keeps IP and e-mail addresses unreadable in Redis. */
export const digest = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A rate limit on one action, shared by all processes of the service. */
export class Limit {
  readonly #limiter: RateLimiterRedis;

  constructor(
    readonly options: LimitOptions,
    redis: Redis,
    keyPrefix: string,
  ) {
    const { most: points, seconds: duration, withoutRedis, refusesFromMemory } = options;
    this.#limiter = new RateLimiterRedis({
      storeClient: redis,
      ...{ keyPrefix, points, duration },
      rejectIfRedisNotReady: true,
      ...(refusesFromMemory && { inMemoryBlockOnConsumed: points + 1 }),
      ...(withoutRedis === 'count in memory' && {
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      }),
    });
  }

  /**
   * Counts one call.
   * @param who an account id, an IP address or an e-mail address
   * @returns whether it is within the limit
   * @throws ServiceUnavailable without Redis, unless the limit allows that
   */
  async take(who: string): Promise<boolean> {
    return (await this.count(who)).waitMs === 0;
  }

  /**
   * Counts one call, even past the limit.
   * @param seconds length of the window, if this call starts it
   * @returns `calls` of the current window, and how long to wait for the next window: 0 within the limit
   * @throws what `take` throws; a limit that allows calls without Redis answers as for no calls
   */
  async count(who: string, seconds = this.options.seconds): Promise<Counted> {
    try {
      const options = { customDuration: seconds };
      const { consumedPoints } = await this.#limiter.consume(this.#key(who), 1, options);
      return { calls: consumedPoints, waitMs: 0 };
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        return { calls: error.consumedPoints, waitMs: Math.max(error.msBeforeNext, 1) };
      }
      this.#withoutRedis(error);
      return { calls: 0, waitMs: 0 };
    }
  }

  /** Uncounts one call, e.g. one that succeeded where only failures count. @throws what `take` throws */
  async giveBack(who: string): Promise<void> {
    await this.#limiter.reward(this.#key(who)).catch((error) => this.#withoutRedis(error));
  }

  /** Uncounts all calls of the current window. @throws what `take` throws */
  async reset(who: string): Promise<void> {
    await this.#limiter.delete(this.#key(who)).catch((error) => this.#withoutRedis(error));
  }

  /** Counts one call. @throws 429 past the limit; also what `take` throws */
  async require(who: string): Promise<void> {
    if (!(await this.take(who))) throw tooManyRequests();
  }

  /** Whether another call is within the limit; counts nothing. @throws what `take` throws */
  async allows(who: string): Promise<boolean> {
    return (await this.waitMs(who)) === 0;
  }

  /** Milliseconds until another call is within the limit; counts nothing. @throws what `take` throws */
  async waitMs(who: string): Promise<number> {
    try {
      const counted = await this.#limiter.get(this.#key(who));
      if ((counted?.consumedPoints ?? 0) < this.options.most) return 0;
      return Math.max(counted?.msBeforeNext ?? 0, 1);
    } catch (error) {
      this.#withoutRedis(error);
      return 0;
    }
  }

  /** Whole seconds until the current calendar window ends. */
  secondsLeft(): number {
    const { seconds } = this.options;
    return Math.ceil(seconds - ((Date.now() / 1_000) % seconds));
  }

  #key(who: string): string {
    const { onTheClock, seconds } = this.options;
    const period = onTheClock ? `:${Math.floor(Date.now() / 1_000 / seconds)}` : '';
    return `${digest(who)}${period}`;
  }

  #withoutRedis(error: unknown): void {
    if (this.options.withoutRedis !== 'allow') throw new ServiceUnavailable(error);
    log().debug(
      { limit: this.options.name, err: error },
      'a call was not counted against its limit',
    );
  }
}

/** Creates the limits of a service; call it in constructors. */
@Injectable()
export class Limits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** A limit whose counters in Redis all instances of the service share. */
  make(options: LimitOptions): Limit {
    const keyPrefix = `${this.config.REDIS_PREFIX}:${this.service}:${options.name}`;
    return new Limit(options, this.redis, keyPrefix);
  }
}
