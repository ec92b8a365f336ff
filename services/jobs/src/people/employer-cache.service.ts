import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Employer } from './employers.service.js';

const lifetimeMs = 10_000;
const mostKept = 1_000;

interface Kept {
  readonly employer: Employer;
  readonly version: string | null;
  readonly until: number;
}

/**
 * Employers as they were asked for a moment ago: whoever posts several jobs is not asked about with each. The task that
 * takes a changed account or listing over raises a version in Redis before it renames the jobs, so that no job posted
 * after that has the old name.
 */
@Injectable()
export class EmployerCache {
  readonly #kept = new Map<string, Kept>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:jobs:employer:${id}`;
  }

  /** Undefined while Redis is away. */
  version(id: string): Promise<string | null | undefined> {
    return this.redis.get(this.#key(id)).catch(() => undefined);
  }

  /** @param load gives the employer, or undefined when it cannot be trusted for longer than this once */
  async get(id: string, load: () => Promise<Employer | undefined>): Promise<Employer | undefined> {
    const version = await this.version(id);
    const known = this.#kept.get(id);
    if (known && known.version === version && known.until > Date.now()) return known.employer;
    const employer = await load();
    if (version === undefined || !employer) return employer;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(id, { employer, version, until: Date.now() + lifetimeMs });
    return employer;
  }

  /** To be awaited before jobs are renamed. @throws without Redis: the task is tried again */
  async changed(id: string): Promise<void> {
    const key = this.#key(id);
    // Longer than anything is kept by an older version.
    await this.redis
      .multi()
      .incr(key)
      .pexpire(key, 10 * lifetimeMs)
      .exec();
  }
}
