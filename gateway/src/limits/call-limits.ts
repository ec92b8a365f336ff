import type { GuardedRequest } from '@commons/service-kit/auth/access-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddresses } from '../clients/client-address.js';
import { failures } from '../proxy/failures.js';
import type { RouteKind } from '../routing/route-kind.js';
import { limitClassOf } from './rate-limit-classes.js';
import type { RateLimiter } from './rate-limiter.js';

/** Applies the rate limits to every call. */
export class CallLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly addresses: ClientAddresses,
  ) {}

  /**
   * Counts a call. The guard has already checked the session: a call with an invalid or ended one counts as a guest,
   * and the service reports the problem.
   * @param kind undefined for a page
   * @throws 429, with Retry-After set
   */
  async check(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: RouteKind | undefined,
  ): Promise<void> {
    const { claims } = request as unknown as GuardedRequest;
    const own = kind && limitClassOf(kind, request.method, claims?.operator === true);
    const seconds = await this.limiter.secondsToWait(own ? ['all', own] : ['all'], {
      address: this.addresses.of(request.raw),
      account: claims?.sub,
    });
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      throw failures.tooMany();
    }
  }
}
