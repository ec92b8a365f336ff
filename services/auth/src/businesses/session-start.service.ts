import type { AccessClaims, SessionAnswer } from '@commons/contracts/account/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { type SessionRequest, SessionService } from '../sessions/session.service.js';
import { ended } from '../sessions/signed-in.service.js';
import type { ActingFor } from '../users/acting-for.js';
import { isSuspended, refuseSuspended } from '../users/suspension/refuse-suspended.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { currentUser } from '../users/user-answers.js';
import { isActiveEmployer } from './active-employer.js';
import { BusinessMembersService } from './business-members.service.js';
import { businessName } from './business-name.js';

/** Fields of an account whose change ends its sessions. */
const decisive = ['password_hash', 'account_type', 'operator', 'closed_at'] as const;

/** Starts sessions, each for one business: the person's own, or the other one they chose last. */
@Injectable()
export class SessionStartService {
  constructor(
    private readonly sessions: SessionService,
    private readonly members: BusinessMembersService,
    private readonly users: UserService,
    private readonly portal: Portal,
  ) {}

  /** @throws 403 for a suspended account */
  async begin(user: User, request: SessionRequest): Promise<SessionAnswer> {
    refuseSuspended(user, this.portal.now.time_zone);
    const acting = await this.actingFor(user);
    const { token, end } = await this.sessions.begin(user, { ...request, acting });
    // A removed member acts for their own business.
    if (acting && (await this.actingFor(user))?.role !== acting.role) {
      await end();
      return this.begin(user, request);
    }
    return {
      access_token: token,
      token_type: 'bearer',
      user: currentUser(user, acting),
    };
  }

  /**
   * Replaces the caller's session, with the same end, after switching to another business.
   * @throws 401 when it was ended meanwhile, alone or by a change of the account
   */
  async renew(user: User, claims: AccessClaims, userAgent?: string): Promise<SessionAnswer> {
    const answer = await this.begin(user, { expiresAt: new Date(claims.exp * 1_000), userAgent });
    if (!(await this.sessions.end(claims))) {
      await this.#endNew(answer);
      throw refuse(401, ended);
    }
    await this.refuseOutdated(user, answer, ended);
    return answer;
  }

  /**
   * Ends a new session again if the account changed, or was suspended, since `user` was read: sessions that begin after
   * such a change are not ended by it.
   * @throws 401 with the message, or 403 for a suspended account
   */
  async refuseOutdated(user: User, answer: SessionAnswer, message: string): Promise<void> {
    const now = await this.users.findById(user._id);
    const isSame = now && decisive.every((name) => now[name] === user[name]);
    if (isSame && !isSuspended(now)) return;
    await this.#endNew(answer);
    if (isSame) return refuseSuspended(now, this.portal.now.time_zone);
    throw refuse(401, message);
  }

  async #endNew({ access_token }: SessionAnswer): Promise<void> {
    await this.sessions.end(decodeJwt<Pick<AccessClaims, 'sid' | 'exp'>>(access_token));
  }

  /** The other business that a person's sign-ins act for. */
  async actingFor({ _id, account_type }: User): Promise<ActingFor | undefined> {
    if (account_type !== 'employer') return undefined;
    const member = await this.members.of(_id);
    if (!member?.chosen) return undefined;
    const owner = await this.users.findById(member.business_id);
    if (!isActiveEmployer(owner)) return undefined;
    return { id: owner._id, name: businessName(owner), role: member.role };
  }
}
