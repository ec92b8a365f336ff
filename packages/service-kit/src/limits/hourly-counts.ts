import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { refuse } from '../errors/refuse.js';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';

const windowSeconds = 3_600;

/** Addresses and e-mail addresses are not to be read in Redis. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The refusal of who does something too often (D1 §8). */
export const tooManyRequests = () =>
  refuse(429, 'Too many requests. Please wait a moment and try again.');

/** Counts how often somebody did something within an hour, over all processes of the service. */
@Injectable()
export class HourlyCounts {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /**
   * @param what is done, e.g. `form:review:address`; unique within the service
   * @param who does it: an account, an address, an e-mail address
   * @returns how often within the hour that began with the first time, this time included
   * @throws ServiceUnavailable without Redis: what has a limit is refused rather than left open
   */
  async add(what: string, who: string): Promise<number> {
    const key = `${this.config.REDIS_PREFIX}:${this.service}:${what}:${digest(who)}`;
    try {
      const results = await this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec();
      return Number(results?.[0]?.[1] ?? 0);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
