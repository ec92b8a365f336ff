import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { tooManyRequests } from '@commons/service-kit/limits/limits';
import { Controller } from '@nestjs/common';
import { accountProfile } from '../account/account-profile.js';
import { MailLimitsService } from '../mail-limits/mail-limits.service.js';
import { PasswordProofService } from '../password-change/password-proof.service.js';
import { ended, SignedInService } from '../sessions/signed-in.service.js';
import { UserEmailService } from '../users/email/user-email.service.js';
import type { User } from '../users/user.js';
import { EmailChangeEmails } from './email-change.emails.js';

@Controller()
export class EmailChangeController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly proof: PasswordProofService,
    private readonly limits: MailLimitsService,
    private readonly emails: UserEmailService,
    private readonly mails: EmailChangeEmails,
  ) {}

  /**
   * Requests another address. The answer is the same whether the address is free or taken: only the task checks. The
   * account's current address cancels a pending change.
   */
  @Handles(auth['PUT /auth/email'])
  async change({ claims, body, request }: Call<'PUT /auth/email'>) {
    const user = await this.signedIn.person(claims);
    await this.proof.check(user, body.current_password, clientAddress(request));
    const same = body.email === user.email;
    const changed = same
      ? await this.emails.dropChange(user._id)
      : await this.#want(user, body.email, clientAddress(request));
    if (!changed) throw refuse(401, ended);
    return accountProfile(changed);
  }

  /** Cancels a pending change: the mailed link no longer works. */
  @Handles(auth['DELETE /auth/email'])
  async drop({ claims }: Call<'DELETE /auth/email'>) {
    const user = await this.signedIn.person(claims);
    const changed = await this.emails.dropChange(user._id);
    if (!changed) throw refuse(401, ended);
    return accountProfile(changed);
  }

  /** Limits requests by IP address and by both e-mail addresses, because each request mails both. */
  async #want(user: User, email: string, machine: string): Promise<User | null> {
    await this.limits.takeForMachine('change', machine);
    for (const address of [user.email, email]) {
      if (await this.limits.takeForEmail('change', address)) continue;
      throw tooManyRequests();
    }
    const changed = await this.emails.wantChange(user._id, email);
    if (changed) await this.mails.enqueue(changed);
    return changed;
  }
}
