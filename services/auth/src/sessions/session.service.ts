import { randomUUID } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account';
import {
  accessTokenAudience,
  accessTokenIssuer,
} from '@commons/service-kit/auth/access-token.strategy';
import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SignJWT } from 'jose';
import type { Model } from 'mongoose';
import { SigningKeys } from '../keys/signing-keys.service.js';
import type { User } from '../users/user.service.js';
import { Session } from './session.schema.js';
import { longestTokenDays, tokenDays } from './token-life.js';

const dayMs = 24 * 3600 * 1_000;

export interface SessionRequest {
  readonly remember?: boolean | undefined;
  readonly userAgent?: string | undefined;
}

/** Sessions and their access tokens. */
@Injectable()
export class SessionService {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly keys: SigningKeys,
    private readonly revoked: RevokedSessions,
  ) {}

  /** Begins a session and gives its token. */
  async begin(user: User, { remember, userAgent }: SessionRequest): Promise<string> {
    const now = new Date();
    const days = remember ? longestTokenDays : tokenDays;
    const session: Session = {
      _id: randomUUID(),
      user: user._id,
      user_agent: (userAgent ?? '').slice(0, 300) || 'unknown',
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
    };
    const token = await this.#sign(user, session);
    await this.sessions.create(session);
    return token;
  }

  /** Notes the use of a session. Gives whether it still stands. */
  async use({ sid }: AccessClaims): Promise<boolean> {
    const change = { $set: { last_used_at: new Date() } };
    const { matchedCount } = await this.sessions.updateOne({ _id: sid }, change);
    return matchedCount === 1;
  }

  /** Ends a session in every service. @throws ServiceUnavailable when Redis is away: nothing was ended */
  async end({ sid, exp }: AccessClaims): Promise<void> {
    await this.revoked.add(sid, new Date(exp * 1_000));
    await this.sessions.deleteOne({ _id: sid });
  }

  async #sign(user: User, session: Session): Promise<string> {
    const { kid, key } = await this.keys.current();
    const claims: Omit<AccessClaims, 'exp'> = {
      sub: user._id.toHexString(),
      sid: session._id,
      account_type: user.account_type,
      full_name: user.full_name,
      email: user.email,
      ...(user.company_name ? { company_name: user.company_name } : {}),
      ...(user.operator ? { operator: true } : {}),
    };
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setIssuedAt(session.created_at)
      .setExpirationTime(session.expires_at)
      .sign(key);
  }
}
