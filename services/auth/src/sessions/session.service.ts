import { randomUUID } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import type { SessionItem } from '@commons/contracts/account/account-profile';
import { dayMs } from '@commons/contracts/durations';
import {
  accessTokenAudience,
  accessTokenIssuer,
} from '@commons/service-kit/auth/access-token.strategy';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SignJWT } from 'jose';
import type { Model, Types } from 'mongoose';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import { longestTokenDays, tokenDays } from '../keys/token-life.js';
import { RevocationsService } from '../revocations/revocations.service.js';
import type { ActingFor } from '../users/acting-for.js';
import type { User } from '../users/user.js';
import { deviceOf } from './device.js';
import { Session } from './session.schema.js';

/** Minimum interval between records of a session's last use. */
const useMs = 60_000;

/** More than anyone's devices; bounds the list against abuse. */
const listLimit = 200;

export interface SessionRequest {
  readonly remember?: boolean | undefined;
  readonly userAgent?: string | undefined;
  /** Fixed end, instead of a term from now on. */
  readonly expiresAt?: Date;
}

/** Sessions and their access tokens. */
@Injectable()
export class SessionService {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly keys: SigningKeysService,
    private readonly revocations: RevocationsService,
  ) {}

  /** Starts a session. @returns its token, and how to end it again */
  async begin(
    user: User,
    request: SessionRequest & { readonly acting?: ActingFor | undefined },
  ): Promise<{ token: string; end: () => Promise<unknown> }> {
    const { remember, userAgent, acting } = request;
    const now = new Date();
    const days = remember ? longestTokenDays : tokenDays;
    const session: Session = {
      _id: randomUUID(),
      user: user._id,
      ...(acting && { business: acting.id }),
      user_agent: (userAgent ?? '').slice(0, 300) || 'unknown',
      created_at: now,
      last_used_at: now,
      expires_at: request.expiresAt ?? new Date(now.getTime() + days * dayMs),
    };
    const token = await this.#sign(user, session, acting);
    await this.sessions.create(session);
    return { token, end: () => this.#end(session._id, session.expires_at) };
  }

  /** Records the use of a session, at most once a minute. @returns whether the session still exists */
  async use({ sid }: AccessClaims): Promise<boolean> {
    const session = await this.sessions.findById(sid).lean<Session>();
    if (!session) return false;
    const now = new Date();
    if (now.getTime() - session.last_used_at.getTime() < useMs) return true;
    await this.sessions.updateOne({ _id: sid }, { $set: { last_used_at: now } });
    return true;
  }

  /** The sessions of a person, most recently used first. @param current id of the session to flag as current */
  async list(user: Types.ObjectId, current: string): Promise<SessionItem[]> {
    const running = await this.sessions
      .find({ user, expires_at: { $gt: new Date() } })
      .sort({ last_used_at: -1, _id: 1 })
      .limit(listLimit)
      .lean<Session[]>();
    return running.map(({ _id, user_agent, created_at, last_used_at }) => ({
      id: _id,
      device: deviceOf(user_agent),
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      current: _id === current,
    }));
  }

  /** Ends a session in every service. @returns false when it had ended already */
  async end({ sid, exp }: Pick<AccessClaims, 'sid' | 'exp'>): Promise<boolean> {
    return this.#end(sid, new Date(exp * 1_000));
  }

  /** Ends one of the person's sessions. @throws 404 for an unknown one or someone else's */
  async endOne(user: Types.ObjectId, id: string): Promise<void> {
    const session = await this.sessions.findOne({ _id: id, user }).lean<Session>();
    if (!session) throw refuse(404, 'Session not found');
    await this.#end(id, session.expires_at);
  }

  /** Ends and deletes all sessions of a person. */
  async forget(user: Types.ObjectId): Promise<void> {
    await this.endOthers(user, '');
  }

  /** Ends all sessions of a person but this one. */
  async endOthers(user: Types.ObjectId, current: string): Promise<void> {
    const others = { user, _id: { $ne: current } };
    let found: Session[];
    do {
      found = await this.sessions.find(others).lean<Session[]>();
      for (const { _id, expires_at } of found) await this.#end(_id, expires_at);
      // One of them may just have been replaced by another, which is listed only now.
    } while (found.length > 0);
  }

  /** Ends a person's sessions for another account's business that began up to a time. */
  async endForBusiness(user: Types.ObjectId, business: Types.ObjectId, until: Date): Promise<void> {
    const begun = { user, business, created_at: { $lte: until } };
    for (const { _id, expires_at } of await this.sessions.find(begun).lean<Session[]>()) {
      await this.#end(_id, expires_at);
    }
  }

  async #end(sid: string, expiresAt: Date): Promise<boolean> {
    await this.revocations.add(sid, expiresAt);
    return (await this.sessions.deleteOne({ _id: sid })).deletedCount === 1;
  }

  async #sign(user: User, session: Session, acting?: ActingFor): Promise<string> {
    const company_name = acting?.name ?? user.company_name;
    const { kid, key } = await this.keys.current();
    const claims: Omit<AccessClaims, 'exp'> = {
      sub: user._id.toHexString(),
      sid: session._id,
      account_type: user.account_type,
      full_name: user.full_name,
      email: user.email,
      ...(company_name ? { company_name } : {}),
      ...(user.operator ? { operator: true } : {}),
      ...(acting && { business: acting.id.toHexString(), business_role: acting.role }),
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
