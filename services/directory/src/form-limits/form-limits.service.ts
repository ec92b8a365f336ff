import { createHash } from 'node:crypto';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';

const windowSeconds = 3_600;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Forms that guests may send, each with limits of its own. */
export type GuestForm = 'review' | 'message' | 'report';

/** Counts how often the forms that need no account are sent within an hour (decision A47). */
@Injectable()
export class FormLimits {
  readonly #perAddress: Readonly<Record<GuestForm, number>>;
  readonly #perEmail: Readonly<Record<GuestForm, number>>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(DIRECTORY_CONFIG) config: DirectoryConfig,
  ) {
    this.#perAddress = {
      review: config.REVIEWS_PER_ADDRESS,
      message: config.MESSAGES_PER_ADDRESS,
      report: config.REPORTS_PER_ADDRESS,
    };
    this.#perEmail = {
      review: config.REVIEWS_PER_EMAIL,
      message: config.MESSAGES_PER_EMAIL,
      report: Number.POSITIVE_INFINITY,
    };
  }

  /**
   * Counts a form before it is looked at.
   * @param address of the person's machine
   * @throws 429 when too many came from this machine or under this e-mail address; ServiceUnavailable without Redis
   */
  async take(form: GuestForm, address: string, email?: string): Promise<void> {
    const counted = [this.#count(form, 'address', address)];
    if (email !== undefined) counted.push(this.#count(form, 'email', email));
    const [fromAddress = 0, underEmail = 0] = await Promise.all(counted);
    if (fromAddress <= this.#perAddress[form] && underEmail <= this.#perEmail[form]) return;
    throw refuse(429, 'Too many requests. Please wait a moment and try again.');
  }

  async #count(form: GuestForm, what: string, value: string): Promise<number> {
    const key = `${this.shared.REDIS_PREFIX}:directory:form:${form}:${what}:${digest(value)}`;
    try {
      const results = await this.redis.multi().incr(key).expire(key, windowSeconds, 'NX').exec();
      return Number(results?.[0]?.[1] ?? 0);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
