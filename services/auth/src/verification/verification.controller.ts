import { auth } from '@commons/contracts/operations/auth';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { MailLimitsService } from '../mail-limits/mail-limits.service.js';
import { UserService } from '../users/user.service.js';
import { VerificationEmail } from './verification.email.js';
import { VerificationTokensService } from './verification-tokens.service.js';

/** E-mail verification. Links are redeemed by POST only, because mail scanners follow links by GET (decision A16). */
@Controller()
export class VerificationController {
  constructor(
    private readonly tokens: VerificationTokensService,
    private readonly email: VerificationEmail,
    private readonly users: UserService,
    private readonly limits: MailLimitsService,
  ) {}

  @Handles(auth['POST /auth/verify-email'])
  async verify({ body: { token } }: Call<'POST /auth/verify-email'>) {
    await this.tokens.take(token);
    return { message: 'Your email has been verified successfully!' };
  }

  /** The same answer whether the account exists, is already verified, or is over its mail limit (A17). */
  @Handles(auth['POST /auth/resend-verification'])
  async resend({ body: { email }, request }: Call<'POST /auth/resend-verification'>) {
    await this.limits.takeForMachine('resend', clientAddress(request));
    if (await this.limits.takeForEmail('resend', email)) {
      const user = await this.users.wantVerification(email);
      if (user) await this.email.enqueue(user);
    }
    return { message: 'Verification email sent! Please check your inbox.' };
  }
}
