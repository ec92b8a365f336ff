import { dayMs } from '@commons/contracts/durations';
import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller, Inject } from '@nestjs/common';
import { accountProfile } from '../account/account-profile.js';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { PasswordProofService } from '../password-change/password-proof.service.js';
import { ended, SignedInService } from '../sessions/signed-in.service.js';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import { DeletionRequestedEmail } from './deletion-requested.email.js';

/** "Delete my account": requested with the password, cancelled without it until the grace period ends. */
@Controller()
export class AccountDeletionController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly proof: PasswordProofService,
    private readonly deletions: UserDeletionsService,
    private readonly email: DeletionRequestedEmail,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  @Handles(auth['POST /auth/account-deletion'])
  async want({ claims, body, request }: Call<'POST /auth/account-deletion'>) {
    const user = await this.signedIn.person(claims);
    await this.proof.check(user, body.current_password, clientAddress(request));
    const dueAt = new Date(Date.now() + this.config.ACCOUNT_DELETION_DAYS * dayMs);
    const changed = await this.deletions.want(user._id, dueAt);
    if (!changed) throw refuse(401, ended);
    await this.email.enqueue(changed);
    return accountProfile(changed);
  }

  @Handles(auth['DELETE /auth/account-deletion'])
  async takeBack({ claims }: Call<'DELETE /auth/account-deletion'>) {
    const user = await this.signedIn.person(claims);
    const changed = await this.deletions.takeBack(user._id);
    if (!changed) throw refuse(401, ended);
    return accountProfile(changed);
  }
}
