import { createHash } from 'node:crypto';
import { tooManyRequests } from '@commons/service-kit/limits/hourly-counts';
import { log } from '@commons/service-kit/logging/logger';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Links that lead nowhere, from one machine: who opens an old link tries a few times, not more. */
const missesPerWindow = 30;
const windowSeconds = 600;

/**
 * Stops who tries tokens by the thousand. A guess at 256 bits is hopeless anyway, so without Redis links still work.
 */
@Injectable()
export class LinkGuesses {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Runs a look-up by token and counts it against this machine when nothing was found.
   * @throws 429 after too many misses; what `find` throws
   */
  async guarded<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    const key = this.#key(address);
    if ((await this.#misses(key)) >= missesPerWindow) {
      throw tooManyRequests();
    }
    try {
      return await find();
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 404) await this.#miss(key);
      throw error;
    }
  }

  #misses(key: string): Promise<number> {
    return this.#quietly(async () => Number((await this.redis.get(key)) ?? 0), 0);
  }

  #miss(key: string): Promise<unknown> {
    return this.#quietly(
      () => this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec(),
      null,
    );
  }

  #key(address: string): string {
    const machine = createHash('sha256').update(address).digest('base64url').slice(0, 22);
    return `${this.config.REDIS_PREFIX}:resumes:link-misses:${machine}`;
  }

  async #quietly<Answer>(ask: () => Promise<Answer>, without: Answer): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'guesses not counted');
      return without;
    }
  }
}
