import { createHash } from 'node:crypto';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

const windowSeconds = 3600;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What mails are asked for; each kind is counted by itself. */
export type MailKind = 'resend' | 'forgot' | 'change';

/** Counts how often mails were asked for within an hour (decision A17). */
@Injectable()
export class MailLimits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** Counts a wish from this machine. @throws 429 when it asks too often, whatever address it asks for */
  async takeForMachine(kind: MailKind, address: string): Promise<void> {
    const count = await this.#count(kind, 'address', address);
    if (count <= this.config.RESEND_PER_ADDRESS) return;
    throw refuse(429, 'Too many requests. Please wait a moment and try again.');
  }

  /** Counts a wish for this e-mail address. Gives whether it is within the limit. */
  async takeForEmail(kind: MailKind, email: string): Promise<boolean> {
    return (await this.#count(kind, 'email', email)) <= this.config.RESEND_PER_EMAIL;
  }

  async #count(kind: MailKind, what: string, value: string): Promise<number> {
    const key = `${this.shared.REDIS_PREFIX}:auth:${kind}:${what}:${digest(value)}`;
    try {
      const results = await this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec();
      return Number(results?.[0]?.[1] ?? 0);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
