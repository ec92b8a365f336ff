import {
  type BusinessPermission,
  roleAllows,
} from '@commons/contracts/account/business-member-lists';
import {
  type FeatureSwitchName,
  type FeatureSwitchText,
  featureSwitches,
} from '@commons/contracts/portal/feature-switch-lists';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { refuse } from '../errors/refuse.js';
import { ServiceTokens } from '../internal/service-tokens.js';
import { FeatureSwitches } from '../switches/feature-switches.js';
import {
  ACCOUNT_TYPE,
  BUSINESS_PERMISSION,
  FEATURE,
  type GuardedRequest,
  INTERNAL,
  OPERATOR,
  PUBLIC,
} from './access-rules.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { RevokedSessions } from './revoked-sessions.js';

const notAuthenticated = 'Not authenticated';
const sessionEnded = 'Your session has ended. Please log in again.';

/** Texts of the 403 for colleagues with an insufficient role. */
const roleTexts: Readonly<Record<BusinessPermission, string>> = {
  read: 'Not allowed',
  write:
    'You can look at this, but not change it. Ask the owner of the business to make you a manager.',
  owner: 'Only the owner of the business can do this.',
};

interface AccountTypeRule {
  readonly type: string;
  readonly detail: string;
}

/** Guards every route of every service: requires a valid token unless the route declares otherwise. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokenStrategy,
    private readonly revoked: RevokedSessions,
    private readonly serviceTokens: ServiceTokens,
    private readonly switches: FeatureSwitches,
  ) {}

  /** Admits or refuses a request by the access rule of its operation. @throws 401 or 403 */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const callers = this.#rule<string[]>(INTERNAL, context);
    if (callers) return this.#admitService(request, callers);
    if (this.#rule<boolean>(PUBLIC, context)) await this.#admitGuest(request);
    else {
      await this.#admitAccount(request);
      this.#checkAccount(request, context);
    }
    await this.#checkFeature(request, context);
    return true;
  }

  #rule<Value>(key: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value>(key, [context.getHandler(), context.getClass()]);
  }

  async #admitService(request: GuardedRequest, callers: string[]): Promise<boolean> {
    const [, token] = /^Bearer (.+)$/i.exec(String(request.headers.authorization ?? '')) ?? [];
    const caller = token ? await this.serviceTokens.verify(token) : undefined;
    if (!caller) throw refuse(401, notAuthenticated);
    if (callers.length > 0 && !callers.includes(caller)) throw refuse(403, 'Not allowed');
    request.caller = caller;
    return true;
  }

  /** A public route works even with an invalid token, and while Redis or auth is down. */
  async #admitGuest(request: GuardedRequest): Promise<void> {
    try {
      const { claims } = await this.tokens.check(request);
      if (claims && !(await this.revoked.has(claims.sid))) request.claims = claims;
    } catch {
      request.claims = undefined;
    }
  }

  async #admitAccount(request: GuardedRequest): Promise<void> {
    const { claims, presented } = await this.tokens.check(request);
    if (!presented) throw refuse(401, notAuthenticated);
    if (!claims || (await this.revoked.has(claims.sid))) throw refuse(401, sessionEnded);
    request.claims = claims;
  }

  /** After the caller's own checks, so that it reveals nothing to others. */
  async #checkFeature({ claims }: GuardedRequest, context: ExecutionContext): Promise<void> {
    const feature = this.#rule<FeatureSwitchName>(FEATURE, context);
    if (!feature) return;
    const { detail, guestsOnly }: FeatureSwitchText = featureSwitches[feature];
    if (guestsOnly && claims) return;
    if (await this.switches.isOff(feature)) throw refuse(403, detail);
  }

  #checkAccount({ claims }: GuardedRequest, context: ExecutionContext): void {
    const rule = this.#rule<AccountTypeRule>(ACCOUNT_TYPE, context);
    if (rule && claims?.account_type !== rule.type) throw refuse(403, rule.detail);
    const permission = this.#rule<BusinessPermission>(BUSINESS_PERMISSION, context);
    if (permission && !roleAllows(claims?.business_role, permission))
      throw refuse(403, roleTexts[permission]);
    if (this.#rule<boolean>(OPERATOR, context) && !claims?.operator) {
      throw refuse(403, 'Only operators can do this.');
    }
  }
}
