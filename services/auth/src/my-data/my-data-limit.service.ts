import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

const windowSeconds = 3600;

/** Archives are costly to make: every service reads all that it has of a person. */
@Injectable()
export class MyDataLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** Counts a request of this person. @throws 429 past the limit of an hour */
  async take(userId: string): Promise<void> {
    const key = `${this.shared.REDIS_PREFIX}:auth:my-data:${userId}`;
    const results = await this.redis
      .multi()
      .incr(key)
      .expire(key, windowSeconds, 'NX')
      .exec()
      .catch((error: unknown) => {
        throw new ServiceUnavailable(error);
      });
    if (Number(results?.[0]?.[1] ?? 0) <= this.config.MY_DATA_PER_HOUR) return;
    throw refuse(429, 'You have downloaded your data several times. Please try again in an hour.');
  }
}
