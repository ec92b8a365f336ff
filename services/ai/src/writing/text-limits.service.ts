import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

const minuteMs = 60_000;

/** A text that nobody said to be over, e.g. after a crash, counts no longer than this. */
const forgottenMs = 300_000;

/** When one of the running texts ends nobody knows; most take some seconds. */
const runningRetrySeconds = 5;

/** Gives what there is too much of, or nothing and counts the text. What is refused counts for nothing. */
const beginScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[2], 0, ARGV[2] - ARGV[5])
if tonumber(redis.call('GET', KEYS[1]) or 0) >= tonumber(ARGV[3]) then return 'minute' end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[4]) then return 'running' end
redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return ''`;

/** 429 with the text of the specification. */
export class TooManyTexts extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super({ detail: 'Too many requests. Please wait a moment and try again.' }, 429);
  }
}

/** Keeps one user from using up the writers of all: texts a minute, and at once (decision A36). */
@Injectable()
export class TextLimits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
  ) {}

  /**
   * Counts a text that begins.
   * @throws TooManyTexts
   */
  async begin(userId: string, textId: string): Promise<void> {
    const now = Date.now();
    const { AI_TEXTS_PER_MINUTE: perMinute, AI_TEXTS_AT_ONCE: atOnce } = this.config;
    const exceeded = await this.redis.eval(
      beginScript,
      2,
      ...[this.#minuteKey(userId, now), this.#runningKey(userId)],
      ...[textId, now, perMinute, atOnce, forgottenMs, minuteMs],
    );
    if (exceeded === 'minute')
      throw new TooManyTexts(Math.ceil((minuteMs - (now % minuteMs)) / 1_000));
    if (exceeded === 'running') throw new TooManyTexts(runningRetrySeconds);
  }

  /** A text is over, however it ended. */
  async end(userId: string, textId: string): Promise<void> {
    await this.redis.zrem(this.#runningKey(userId), textId);
  }

  #minuteKey(userId: string, now: number): string {
    return `${this.shared.REDIS_PREFIX}:ai:texts:${userId}:${Math.floor(now / minuteMs)}`;
  }

  #runningKey(userId: string): string {
    return `${this.shared.REDIS_PREFIX}:ai:running:${userId}`;
  }
}
