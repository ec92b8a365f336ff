import { type Limit, Limits, minute, tooManyRequests } from '@commons/service-kit/limits/limits';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

/** A text whose end was never reported, e.g. after a crash, counts no longer than this. */
const forgottenMs = 300_000;

/** Retry-After while texts are running: their end is unknown, but most take some seconds. */
const runningRetrySeconds = 5;

/** Adds a running text, unless there are too many. ARGV: id, now, maximum, how long one counts. */
const runScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, ARGV[2] - ARGV[4])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;

/** 429 with the specified text. */
export class TooManyTexts extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super(tooManyRequests().getResponse(), 429);
  }
}

/** Prevents one user from occupying all writers: limits texts per minute, and concurrent ones (decision A36). */
@Injectable()
export class TextLimitsService {
  readonly #perMinute: Limit;

  constructor(
    limits: Limits,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
  ) {
    const most = config.AI_TEXTS_PER_MINUTE;
    this.#perMinute = limits.make({ name: 'texts', most, seconds: minute, onTheClock: true });
  }

  /**
   * Counts a new text. Refused texts are not counted.
   * @throws TooManyTexts
   */
  async begin(userId: string, textId: string): Promise<void> {
    if (!(await this.#perMinute.allows(userId))) throw this.#minuteIsFull();
    const { AI_TEXTS_AT_ONCE: atOnce } = this.config;
    const key = this.#runningKey(userId);
    const running = await this.redis.eval(
      runScript,
      1,
      key,
      textId,
      Date.now(),
      atOnce,
      forgottenMs,
    );
    if (running !== 1) throw new TooManyTexts(runningRetrySeconds);
    if (await this.#perMinute.take(userId)) return;
    await this.end(userId, textId);
    throw this.#minuteIsFull();
  }

  /** A text ended, for whatever reason. */
  async end(userId: string, textId: string): Promise<void> {
    await this.redis.zrem(this.#runningKey(userId), textId);
  }

  #minuteIsFull(): TooManyTexts {
    return new TooManyTexts(this.#perMinute.secondsLeft());
  }

  #runningKey(userId: string): string {
    return `${this.shared.REDIS_PREFIX}:ai:running:${userId}`;
  }
}
