import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ResetTokensService } from '../password-reset/reset-tokens.service.js';
import { PasswordService } from '../passwords/password.service.js';
import { SessionEndsService } from '../sessions/session-ends.service.js';
import { ended, SignedInService } from '../sessions/signed-in.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { UserPasswordService } from '../users/password/user-password.service.js';
import { PasswordProofService } from './password-proof.service.js';

@Controller()
export class PasswordChangeController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly passwords: PasswordService,
    private readonly proof: PasswordProofService,
    private readonly userPasswords: UserPasswordService,
    private readonly ends: SessionEndsService,
    private readonly resets: ResetTokensService,
    private readonly limits: SignInLimitsService,
  ) {}

  /** Changes the password. Ends the person's other sessions and reset links; the current session continues. */
  @Handles(auth['PUT /auth/password'])
  async change({ claims, body, request }: Call<'PUT /auth/password'>) {
    const user = await this.signedIn.person(claims);
    this.passwords.check(body.new_password, 'new_password');
    const address = clientAddress(request);
    await this.proof.check(user, body.current_password, address);
    const password_hash = await this.passwords.hash(body.new_password);
    await this.resets.dropAll(user._id);
    const changed = await this.userPasswords.setPassword(user._id, {
      password_hash,
      keep: claims.sid,
    });
    if (!changed) throw refuse(401, ended);
    await this.limits.trust(changed.email, address);
    await this.ends.tryFinish(changed);
    return { message: 'Password updated successfully!' };
  }
}
