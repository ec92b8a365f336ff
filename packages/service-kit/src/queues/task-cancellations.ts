import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Channels } from '../channel/channels.js';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** How long a cancellation is stored: a cancelled task may wait this long for a worker. */
const storedSeconds = 600;

/** Polling interval, for cancellations whose message was lost. */
const checkMs = 5_000;

const channel = 'task-cancelled';

/** Cancels running tasks, also of other services. A waiting task is withdrawn. */
@Injectable()
export class TaskCancellations {
  readonly #running = new Map<string, AbortController>();
  #subscribed: Promise<unknown> | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly channels: Channels,
  ) {}

  /** @param id id of the task in its queue */
  async cancel(id: string): Promise<void> {
    await this.redis?.set(this.#key(id), '1', 'EX', storedSeconds);
    await this.channels.tryPublish(channel, id);
  }

  /** Runs `work` with a signal that is aborted when the task is cancelled. */
  async watch<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    const check = async () => {
      if (await this.#isCancelled(id)) controller.abort();
    };
    this.#running.set(id, controller);
    // A cancellation before the subscription is found in the key.
    void this.#subscribe().then(check);
    await check();
    const timer = setInterval(() => void check(), checkMs);
    try {
      return await work(controller.signal);
    } finally {
      clearInterval(timer);
      this.#running.delete(id);
    }
  }

  /** Shares one subscription among all tasks of this process. */
  #subscribe(): Promise<unknown> {
    this.#subscribed ??= this.channels
      .subscribe(channel, (id) => this.#running.get(String(id))?.abort())
      .catch((error: Error) =>
        log().debug({ reason: error.message }, 'cannot subscribe to cancelled tasks'),
      );
    return this.#subscribed;
  }

  /** False while Redis is down. */
  async #isCancelled(id: string): Promise<boolean> {
    return (await this.redis?.exists(this.#key(id)).catch(() => 0)) === 1;
  }

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:task-cancelled:${id}`;
  }
}
