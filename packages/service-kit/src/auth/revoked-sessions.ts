import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** Sessions that were ended before their tokens expire. They stand in Redis, where every service looks. */
@Injectable()
export class RevokedSessions {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis | undefined,
  ) {}

  #key(sid: string): string {
    return `${this.config.REDIS_PREFIX}:revoked:${sid}`;
  }

  /** @throws ServiceUnavailable when Redis cannot be asked: an ended session must not pass. */
  async has(sid: string): Promise<boolean> {
    try {
      if (this.redis) return (await this.redis.exists(this.#key(sid))) === 1;
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
    throw new ServiceUnavailable();
  }

  /**
   * Ends a session everywhere.
   * @param expiresAt when its last token expires; kept until then
   * @throws ServiceUnavailable when Redis cannot be written
   */
  async add(sid: string, expiresAt: Date): Promise<void> {
    const milliseconds = expiresAt.getTime() - Date.now();
    if (milliseconds <= 0) return;
    try {
      if (!this.redis) throw new Error('this service has no Redis');
      await this.redis.set(this.#key(sid), '1', 'PX', milliseconds);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
