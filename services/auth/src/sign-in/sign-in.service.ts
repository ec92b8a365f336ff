import type {
  AccessClaims,
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
} from '@commons/contracts/account/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { Portal } from '@commons/service-kit/portal/portal';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { decodeJwt } from 'jose';
import type { z } from 'zod';
import { SessionStartService } from '../businesses/session-start.service.js';
import { PasswordService } from '../passwords/password.service.js';
import { SessionService } from '../sessions/session.service.js';
import { isSuspended, refuseSuspended } from '../users/suspension/refuse-suspended.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationEmail } from '../verification/verification.email.js';
import { SignInLimitsService } from './sign-in-limits.service.js';

/** The client of a call: its IP address and user agent. */
export interface Caller {
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** Fields of an account whose change ends its sessions. */
const decisive = ['password_hash', 'account_type', 'operator', 'closed_at'] as const;

/** Registration and sign-in, which both begin a session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly starts: SessionStartService,
    private readonly email: VerificationEmail,
    private readonly limits: SignInLimitsService,
    private readonly portal: Portal,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async register(input: z.output<typeof RegisterRequest>, caller: Caller): Promise<SessionAnswer> {
    const user = await this.createAccount(input, caller);
    return this.starts.begin(user, { userAgent: caller.userAgent });
  }

  /** An account whose session is begun afterwards. @throws 409 when the address is taken */
  async createAccount(input: z.output<typeof RegisterRequest>, { address }: Caller): Promise<User> {
    // Without Redis the new session could not be used. Refuses before anything is stored.
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const { password, ...account } = input;
    this.passwords.check(password, 'password');
    const password_hash = await this.passwords.hash(password);
    const user = await this.users.create({ ...account, password_hash });
    await this.email.enqueue(user);
    await this.limits.trust(user.email, address);
    return user;
  }

  async signIn(input: z.output<typeof LoginRequest>, caller: Caller): Promise<SessionAnswer> {
    const { email, password, remember } = input;
    await this.limits.begin(email, caller.address);
    const user = await this.users.findByEmail(email);
    const fits = await this.passwords.matches(user?.password_hash, password);
    if (!user || !fits) throw refuse(401, 'Invalid email or password');
    await this.limits.succeeded(email, caller.address);
    const answer = await this.starts.begin(user, { remember, userAgent: caller.userAgent });
    await this.#refuseOutdated(user, answer);
    return answer;
  }

  /** Ends the session again if the account changed, or was suspended, while its old password was being checked. */
  async #refuseOutdated(user: User, { access_token }: SessionAnswer): Promise<void> {
    const now = await this.users.findById(user._id);
    const isSame = now && decisive.every((name) => now[name] === user[name]);
    if (isSame && !isSuspended(now)) return;
    await this.sessions.end(decodeJwt<Pick<AccessClaims, 'sid' | 'exp'>>(access_token));
    if (isSame) return refuseSuspended(now, this.portal.now.time_zone);
    throw refuse(401, 'Invalid email or password');
  }
}
