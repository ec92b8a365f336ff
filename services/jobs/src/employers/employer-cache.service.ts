import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Employer } from './employers.service.js';

const lifetimeMs = 10_000;
const maxEntries = 1_000;

interface CacheEntry {
  readonly employer: Employer;
  readonly version: string | null;
  readonly until: number;
}

/**
 * Caches employers for a few seconds, for people who post several jobs in a row. The task that copies changes of an
 * account or listing increments a version in Redis before it renames the jobs, so that no later job gets the old name.
 */
@Injectable()
export class EmployerCacheService {
  readonly #cached = new Map<string, CacheEntry>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:jobs:employer:${id}`;
  }

  /** Undefined while Redis is down. */
  version(id: string): Promise<string | null | undefined> {
    return this.redis.get(this.#key(id)).catch(() => undefined);
  }

  /** @param load returns the employer, or undefined when the result must not be cached */
  async get(id: string, load: () => Promise<Employer | undefined>): Promise<Employer | undefined> {
    const version = await this.version(id);
    const known = this.#cached.get(id);
    if (known && known.version === version && known.until > Date.now()) return known.employer;
    const employer = await load();
    if (version === undefined || !employer) return employer;
    if (this.#cached.size >= maxEntries) this.#cached.clear();
    this.#cached.set(id, { employer, version, until: Date.now() + lifetimeMs });
    return employer;
  }

  /** Must be awaited before jobs are renamed. @throws while Redis is down: the task is retried */
  async changed(id: string): Promise<void> {
    const key = this.#key(id);
    // Outlives all entries cached under an older version.
    await this.redis
      .multi()
      .incr(key)
      .pexpire(key, 10 * lifetimeMs)
      .exec();
  }
}
