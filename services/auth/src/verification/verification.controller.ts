import { emailAddress } from '@commons/contracts/account';
import { Public } from '@commons/service-kit/auth/access-rules';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MailLimits } from '../mail-limits/mail-limits.service.js';
import { UserService } from '../users/user.service.js';
import { VerificationEmail } from './verification.email.js';
import { VerificationTokens } from './verification-tokens.service.js';

const VerifyEmail = z
  .object({ token: z.string().trim().min(1).max(200) })
  .meta({ id: 'VerifyEmail' });

const ResendVerification = z.object({ email: emailAddress }).meta({ id: 'ResendVerification' });

/** E-mail verification. Links are taken by POST only: scanners of mails follow links by GET (decision A16). */
@Controller('auth')
@Public()
export class VerificationController {
  constructor(
    private readonly tokens: VerificationTokens,
    private readonly email: VerificationEmail,
    private readonly users: UserService,
    private readonly limits: MailLimits,
  ) {}

  @Post('verify-email')
  @HttpCode(200)
  async verify(@Body({ schema: VerifyEmail }) { token }: z.output<typeof VerifyEmail>) {
    await this.tokens.take(token);
    return { message: 'Your email has been verified successfully!' };
  }

  /** The same answer whether there is such an account, it is verified already, or it asked too often (A17). */
  @Post('resend-verification')
  @HttpCode(200)
  async resend(
    @Body({ schema: ResendVerification }) { email }: z.output<typeof ResendVerification>,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.takeForMachine('resend', clientAddress(request));
    if (await this.limits.takeForEmail('resend', email)) {
      const user = await this.users.wantVerification(email);
      if (user) await this.email.enqueue(user);
    }
    return { message: 'Verification email sent! Please check your inbox.' };
  }
}
