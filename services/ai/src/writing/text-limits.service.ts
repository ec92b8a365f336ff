import { refuse } from '@commons/service-kit/errors/refuse';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

const minuteMs = 60_000;

/** A text that nobody said to be over, e.g. after a crash, counts no longer than this. */
const forgottenMs = 300_000;

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
   * @throws 429 with the text of the specification
   */
  async begin(userId: string, textId: string): Promise<void> {
    const now = Date.now();
    const [minute, running] = [this.#minuteKey(userId, now), this.#runningKey(userId)];
    const results = await this.redis
      .multi()
      .incr(minute)
      .pexpire(minute, minuteMs)
      .zremrangebyscore(running, 0, now - forgottenMs)
      .zadd(running, now, textId)
      .zcard(running)
      .pexpire(running, forgottenMs)
      .exec();
    const [begun, , , , atOnce] = (results ?? []).map(([, value]) => Number(value));
    const { AI_TEXTS_PER_MINUTE, AI_TEXTS_AT_ONCE } = this.config;
    if ((begun ?? 0) <= AI_TEXTS_PER_MINUTE && (atOnce ?? 0) <= AI_TEXTS_AT_ONCE) return;
    await this.end(userId, textId);
    throw refuse(429, 'Too many requests. Please wait a moment and try again.');
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
