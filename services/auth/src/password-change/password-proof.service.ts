import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { PasswordService } from '../passwords/password.service.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import type { User } from '../users/user.service.js';

/** What the throttle counts the tries of a signed-in person by. */
export const signedInAccount = (userId: string): string => `signed-in:${userId}`;

/**
 * Asks a signed-in person for the password again, before something that takes an account over. Tries are slowed down
 * like those of the sign-in: who found an open browser must not guess on. They are counted by themselves, so that
 * strangers who fail to sign in never keep the person from a new password.
 */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: PasswordService,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * @param address the person's machine
   * @throws 400 for a wrong password, never 401: that would sign the person out (decision A12); 429 for a pause
   */
  async check(user: User, password: string, address: string): Promise<void> {
    const account = signedInAccount(String(user._id));
    await this.throttle.begin(account, address);
    const fits = await this.passwords.matches(user.password_hash, password);
    if (!fits) throw refuse(400, 'Current password is incorrect');
    await this.throttle.succeeded(account, address);
  }
}
