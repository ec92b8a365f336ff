import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';
import { type RedisLease, takeLease } from '../redis/redis-lease.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';
import type { Reconciliation } from './processor.js';
import { TaskProcessors } from './task-processors.js';

/**
 * Runs the periodic reconciliations (`@Reconcile`) of a service in the role `worker`. A lock in Redis lets one
 * instance run each of them.
 */
@Injectable()
export class ReconciliationRunner implements OnApplicationBootstrap {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(REDIS) private readonly redis: Redis | undefined,
    private readonly found: TaskProcessors,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.ROLES.includes('worker')) return;
    for (const reconciliation of this.found.reconciliations()) this.#schedule(reconciliation);
  }

  /** Stops starting runs, and waits for the running ones. */
  async close(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }

  #schedule(reconciliation: Reconciliation): void {
    const everyMs = this.config.RECONCILE_INTERVAL_MS ?? reconciliation.everyMs;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const run = this.#run(reconciliation, everyMs).finally(() => {
        this.#running.delete(run);
        if (!this.#stopped) this.#schedule(reconciliation);
      });
      this.#running.add(run);
    }, everyMs);
    this.#timers.add(timer);
  }

  async #run({ name, run }: Reconciliation, everyMs: number): Promise<void> {
    const key = `${this.config.REDIS_PREFIX}:reconcile:${this.service}:${name}`;
    let lease: RedisLease | undefined;
    try {
      // The lock is left to expire: it also keeps other instances from running it again too soon.
      const lockMs = Math.max(50, Math.floor(everyMs * 0.9));
      lease = this.redis && (await takeLease(this.redis, key, lockMs));
      if (lease) await run();
    } catch (error) {
      log().warn({ reconciliation: name, err: error }, 'reconciliation failed');
    } finally {
      lease?.leave();
    }
  }
}
