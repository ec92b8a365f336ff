import { createHash, randomBytes } from 'node:crypto';
import { log } from '@commons/service-kit/logging/logger';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { JobRecord } from './job.schema.js';
import { JobsService } from './jobs.service.js';

/** Who looks at a job: an account, or a guest known by address and browser for one day. */
export interface Visitor {
  readonly userId?: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}

const daySeconds = 86_400;

/**
 * Counts one view per visitor and day, never the owner's (decision A25). A guest is a hash with a salt that is made
 * anew each day and thrown away after it, so that visits cannot be traced back. Without Redis nothing is counted.
 */
@Injectable()
export class JobViewsService {
  #salt: { readonly date: string; readonly value: string } | undefined;

  constructor(
    private readonly jobs: JobsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async count(job: JobRecord, visitor: Visitor): Promise<void> {
    if (visitor.userId !== undefined && visitor.userId === job.owner_id) return;
    try {
      if (await this.#isFirstToday(job, visitor)) await this.jobs.addView(job);
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'view not counted');
    }
  }

  async #isFirstToday(job: JobRecord, visitor: Visitor): Promise<boolean> {
    const date = new Date().toISOString().slice(0, 10);
    const who = visitor.userId ?? `${visitor.address}\n${visitor.userAgent}`;
    const salt = await this.#saltOf(date);
    const hash = createHash('sha256').update(`${salt}\n${who}`).digest('base64url');
    const key = `${this.config.REDIS_PREFIX}:jobs:view:${date}:${job._id}:${hash}`;
    return (await this.redis.set(key, '1', 'EX', daySeconds, 'NX')) === 'OK';
  }

  /** The salt of a day, the same for every process of the service. */
  async #saltOf(date: string): Promise<string> {
    if (this.#salt?.date === date) return this.#salt.value;
    const key = `${this.config.REDIS_PREFIX}:jobs:view-salt:${date}`;
    await this.redis.set(key, randomBytes(32).toString('base64url'), 'EX', daySeconds, 'NX');
    const value = (await this.redis.get(key)) ?? '';
    this.#salt = { date, value };
    return value;
  }
}
