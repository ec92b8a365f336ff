import { createHash } from 'node:crypto';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';

const windowSeconds = 3_600;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Counts how often one machine reports jobs within an hour: no account is needed for it (decision A47). */
@Injectable()
export class ReportLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
  ) {}

  /**
   * Counts a report before it is looked at.
   * @param address of the person's machine
   * @throws 429 when too many came from it; ServiceUnavailable without Redis
   */
  async take(address: string): Promise<void> {
    if ((await this.#count(address)) <= this.config.REPORTS_PER_ADDRESS) return;
    throw refuse(429, 'Too many requests. Please wait a moment and try again.');
  }

  async #count(address: string): Promise<number> {
    const key = `${this.shared.REDIS_PREFIX}:jobs:report:${digest(address)}`;
    try {
      const results = await this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec();
      return Number(results?.[0]?.[1] ?? 0);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
