import type { GuardedRequest } from '@commons/service-kit/auth/access-rules';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import type { RouteKind } from '../routing/route-kind.js';
import { limitClassOf } from './rate-limit-classes.js';
import { RateLimiter } from './rate-limiter.js';

/** Metadata key of a route's limit: a `LimitRule`, or the reason why it has none. */
export const LIMIT = 'commons:rate-limit';

/** Kind of a call, or a function that reads it from the request; 'unlimited' for one that is not counted. */
type LimitRule = RouteKind | ((request: FastifyRequest) => RouteKind | 'unlimited');

/**
 * Counts every call of a route, or of a controller's routes, against the rate limits.
 * @param rule 'read' counts among all calls; other kinds also in their own class (see `limitClassOf`)
 */
export const Limited = (rule: LimitRule) =>
  applyDecorators(SetMetadata(LIMIT, rule), UseGuards(RateLimitGuard));

/** Declares that calls of a route are not counted. @param reason for the reader */
export const Unlimited = (reason: string) => SetMetadata(LIMIT, { reason });

/**
 * Counts a call. The access guard has already checked the session: a call with an invalid or ended one counts as a
 * guest, and the service reports the problem. Answers 429 with Retry-After past the limit.
 */
@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<LimitRule>(LIMIT, targets);
    const kind = typeof rule === 'function' ? rule(request) : rule;
    if (kind === 'unlimited') return true;
    const { claims } = request as unknown as GuardedRequest;
    const own = limitClassOf(kind, request.method, claims?.operator === true);
    const classes = own ? (['all', own] as const) : (['all'] as const);
    const seconds = await this.limiter.secondsToWait(classes, request.raw, claims?.sub);
    if (seconds === 0) return true;
    http.getResponse<FastifyReply>().header('retry-after', String(seconds));
    throw failures.tooMany();
  }
}
