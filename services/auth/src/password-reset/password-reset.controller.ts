import { auth } from '@commons/contracts/operations/auth';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { MailLimitsService } from '../mail-limits/mail-limits.service.js';
import { PasswordResetEmail } from './password-reset.email.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetRequestsService } from './reset-requests.service.js';

/** A forgotten password: asks for the mailed link, and sets a new one with it. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly limits: MailLimitsService,
    private readonly requests: ResetRequestsService,
    private readonly email: PasswordResetEmail,
    private readonly resets: PasswordResetService,
  ) {}

  /** The same answer, after the same work, for every address: only the task looks up the account. */
  @Handles(auth['POST /auth/forgot-password'])
  async forgot({ body: { email }, request }: Call<'POST /auth/forgot-password'>) {
    await this.limits.takeForMachine('forgot', clientAddress(request));
    if (await this.limits.takeForEmail('forgot', email)) {
      await this.email.enqueue(await this.requests.add(email));
    }
    return {
      message:
        'If your email exists in our system, you will receive a password reset link shortly.',
    };
  }

  /** Links are redeemed by POST only, because mail scanners follow links by GET. */
  @Handles(auth['POST /auth/reset-password'])
  async reset({ body, request }: Call<'POST /auth/reset-password'>) {
    await this.resets.reset(body.token, body.new_password, clientAddress(request));
    return { message: 'Your password has been reset successfully!' };
  }
}
