import type {
  LoginRequest,
  RegisterRequest,
  SessionAnswer,
} from '@commons/contracts/account/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { SessionStartService } from '../businesses/session-start.service.js';
import { PasswordService } from '../passwords/password.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationEmail } from '../verification/verification.email.js';
import { SignInLimitsService } from './sign-in-limits.service.js';

/** The client of a call: its IP address and user agent. */
export interface Caller {
  readonly address: string;
  readonly userAgent?: string | undefined;
}

const failed = 'Invalid email or password';

/** Registration and sign-in, which both begin a session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserService,
    private readonly passwords: PasswordService,
    private readonly starts: SessionStartService,
    private readonly email: VerificationEmail,
    private readonly limits: SignInLimitsService,
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
    if (!user || !fits) throw refuse(401, failed);
    await this.limits.succeeded(email, caller.address);
    const answer = await this.starts.begin(user, { remember, userAgent: caller.userAgent });
    // The account may have changed while its old password was being checked.
    await this.starts.refuseOutdated(user, answer, failed);
    return answer;
  }
}
