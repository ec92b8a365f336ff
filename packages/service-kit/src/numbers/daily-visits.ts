import { createHash, randomBytes } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import { daySeconds } from '@commons/contracts/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { isoDay } from '../config/time-zone.js';
import { clientAddress } from '../http/client-address.js';
import { log } from '../logging/logger.js';
import { Portal } from '../portal/portal.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';

/** A visitor: an account, or a guest recognised by address and browser for one day. */
export interface Visitor {
  readonly userId?: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** Not counted: a prefetch of the browser. */
  readonly prefetch?: boolean;
}

/** The visitor of a request. */
export const visitorOf = (request: FastifyRequest, claims?: AccessClaims): Visitor => ({
  userId: claims?.sub,
  address: clientAddress(request),
  userAgent: request.headers['user-agent'] ?? '',
  prefetch: /\bprefetch\b/.test(
    [request.headers['sec-purpose'] ?? request.headers.purpose ?? ''].flat().join(),
  ),
});

/**
 * Detects the first visit of a visitor per day (decision A25). A guest is a hash with a salt that is renewed every day
 * and then discarded, so that visits cannot be traced back. While Redis is down no visit counts.
 */
@Injectable()
export class DailyVisits {
  #salt: { readonly date: string; readonly value: string } | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly portal: Portal,
  ) {}

  /**
   * @param what the visited subject, e.g. the id of a listing; unique within the service
   * @returns true once per visitor and day of the town
   */
  async isFirst(what: string, visitor: Visitor): Promise<boolean> {
    if (visitor.prefetch) return false;
    try {
      const date = isoDay(new Date(), this.portal.now.time_zone);
      const who = visitor.userId ?? `${visitor.address}\n${visitor.userAgent}`;
      const salt = await this.#saltOf(date);
      const hash = createHash('sha256').update(`${salt}\n${who}`).digest('base64url');
      const key = this.#key(`view:${date}:${what}:${hash}`);
      return (await this.redis.set(key, '1', 'EX', daySeconds, 'NX')) === 'OK';
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'visit not counted');
      return false;
    }
  }

  /** The salt of a day, shared by all processes of the service. */
  async #saltOf(date: string): Promise<string> {
    if (this.#salt?.date === date) return this.#salt.value;
    const key = this.#key(`view-salt:${date}`);
    await this.redis.set(key, randomBytes(32).toString('base64url'), 'EX', daySeconds, 'NX');
    const value = (await this.redis.get(key)) ?? '';
    this.#salt = { date, value };
    return value;
  }

  #key(name: string): string {
    return `${this.config.REDIS_PREFIX}:${this.service}:${name}`;
  }
}
