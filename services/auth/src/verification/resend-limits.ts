import { createHash } from 'node:crypto';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

const windowSeconds = 3600;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Counts how often mails were asked for within an hour (decision A17). */
@Injectable()
export class ResendLimits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** Counts a wish from this machine. Gives whether it is within the limit. */
  async takeForAddress(address: string): Promise<boolean> {
    return (await this.#count('address', address)) <= this.config.RESEND_PER_ADDRESS;
  }

  /** Counts a wish for this e-mail address. Gives whether it is within the limit. */
  async takeForEmail(email: string): Promise<boolean> {
    return (await this.#count('email', email)) <= this.config.RESEND_PER_EMAIL;
  }

  async #count(kind: string, value: string): Promise<number> {
    const key = `${this.shared.REDIS_PREFIX}:auth:resend:${kind}:${digest(value)}`;
    try {
      const results = await this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec();
      return Number(results?.[0]?.[1] ?? 0);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
