import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { PasswordService } from '../passwords/password.service.js';
import { SessionEnds } from '../sessions/session-ends.service.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import { UserAccess } from '../users/user-access.service.js';
import { ResetTokens } from './reset-tokens.service.js';

/** Sets a new password by a mailed link. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly tokens: ResetTokens,
    private readonly passwords: PasswordService,
    private readonly access: UserAccess,
    private readonly ends: SessionEnds,
    private readonly throttle: SignInThrottle,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /**
   * Ends all sessions of the account; having the link also proves its address, and ends the pauses of its sign-in. Other machines are strangers to
   * it from then on: whoever had the old password signed in at theirs.
   * @param address the person's machine
   * @throws 400 for a link that is unknown, used or too old; 422 for a refused password, which leaves the link usable
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    // Without Redis no session could be ended: then rather nothing, and the link stays usable.
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const bad = refuse(400, 'Failed to reset password. The link may have expired.');
    if (!(await this.tokens.isUsable(token))) throw bad;
    this.passwords.check(password, 'new_password');
    const password_hash = await this.passwords.hash(password);
    const taken = await this.tokens.take(token);
    if (!taken) throw bad;
    await this.tokens.dropAll(taken.user);
    const changed = await this.access.setPassword(taken.user, { password_hash }, taken.email);
    if (!changed) throw bad;
    await this.throttle.trust(changed.email, address);
    await this.ends.tryFinish(changed);
  }
}
