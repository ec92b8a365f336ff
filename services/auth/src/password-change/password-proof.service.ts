import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { PasswordService } from '../passwords/password.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import type { User } from '../users/user.js';

/** The key of the limit for attempts of a signed-in person. */
export const signedInAccount = (userId: string): string => `signed-in:${userId}`;

/**
 * Checks the password of a signed-in person again before actions that could take over the account. Attempts are
 * limited like sign-ins, against guessing in an unattended browser. They have a separate counter, so that failed
 * sign-ins of strangers never block a change of password.
 */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly passwords: PasswordService,
    private readonly limits: SignInLimitsService,
  ) {}

  /**
   * @param address IP address of the client
   * @throws 400 for a wrong password, not 401, which would sign the person out (decision A12); 429 during a pause
   */
  async check(user: User, password: string, address: string): Promise<void> {
    const account = signedInAccount(String(user._id));
    await this.limits.begin(account, address);
    const fits = await this.passwords.matches(user.password_hash, password);
    if (!fits) throw refuse(400, 'Current password is incorrect');
    await this.limits.succeeded(account, address);
  }
}
