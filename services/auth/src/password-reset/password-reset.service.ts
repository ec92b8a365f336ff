import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { PasswordService } from '../passwords/password.service.js';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { UserPasswordService } from '../users/password/user-password.service.js';
import { ResetTokensService } from './reset-tokens.service.js';

/** Sets a new password with a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly tokens: ResetTokensService,
    private readonly passwords: PasswordService,
    private readonly userPasswords: UserPasswordService,
    private readonly ends: SessionEndsService,
    private readonly limits: SignInLimitsService,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /**
   * Sets the password and ends all sessions of the account. The link also verifies its address and ends its sign-in
   * pauses. Only this IP address is still trusted: someone with the old password may have signed in from another.
   * @param address IP address of the client
   * @throws 400 for an unknown, used or expired link; 422 for a refused password, after which the link still works;
   * ServiceUnavailable without Redis
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    // Without Redis sessions could not be ended. Refuses instead, and the link still works.
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const bad = refuse(400, 'Failed to reset password. The link may have expired.');
    if (!(await this.tokens.isUsable(token))) throw bad;
    this.passwords.check(password, 'new_password');
    const password_hash = await this.passwords.hash(password);
    const taken = await this.tokens.take(token);
    if (!taken) throw bad;
    await this.tokens.dropAll(taken.user);
    const changed = await this.userPasswords.setPassword(
      taken.user,
      { password_hash },
      taken.email,
    );
    if (!changed) throw bad;
    await this.limits.trust(changed.email, address);
    await this.ends.tryFinish(changed);
  }
}
