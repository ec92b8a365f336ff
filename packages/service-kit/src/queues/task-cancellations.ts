import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** A cancelled task may wait this long for a worker. */
const keepSeconds = 600;

/** How soon a worker notices that its task was cancelled. */
const lookEveryMs = 250;

/** Tells workers, also those of other services, that nobody wants a running task any more. A waiting one is withdrawn. */
@Injectable()
export class TaskCancellations {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @param id of the task in its queue */
  async cancel(id: string): Promise<void> {
    await this.redis?.set(this.#key(id), '1', 'EX', keepSeconds);
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
    return (await this.redis?.exists(this.#key(id)).catch(() => 0)) === 1;
  }

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:task-cancelled:${id}`;
  }
}
