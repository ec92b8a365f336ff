import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** A cancelled task may wait this long for a worker. */
const keepSeconds = 600;

/** How soon a worker notices that its task was cancelled. */
const lookEveryMs = 250;

/** Tells workers that nobody waits for a task any more. */
@Injectable()
export class Cancellations {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async cancel(id: string): Promise<void> {
    await this.redis.set(this.#key(id), '1', 'EX', keepSeconds);
  }

  /** Works with a signal that is aborted when the task is cancelled. */
  async watch<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    const look = async () => {
      if (await this.#isCancelled(id)) controller.abort();
    };
    await look();
    const timer = setInterval(() => void look(), lookEveryMs);
    try {
      return await work(controller.signal);
    } finally {
      clearInterval(timer);
    }
  }

  /** While Redis is away nothing is known to be cancelled. */
  async #isCancelled(id: string): Promise<boolean> {
    return (await this.redis.exists(this.#key(id)).catch(() => 0)) === 1;
  }

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:ai:cancelled:${id}`;
  }
}
