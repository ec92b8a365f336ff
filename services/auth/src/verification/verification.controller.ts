import { emailAddress } from '@commons/contracts/account';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { UserService } from '../users/user.service.js';
import { ResendLimits } from './resend-limits.js';
import { VerificationMails } from './verification-mails.service.js';
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
    private readonly mails: VerificationMails,
    private readonly users: UserService,
    private readonly limits: ResendLimits,
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
    if (!(await this.limits.takeForAddress(clientAddress(request)))) {
      throw refuse(429, 'Too many requests. Please wait a moment and try again.');
    }
    if (await this.limits.takeForEmail(email)) {
      const user = await this.users.wantVerification(email);
      if (user) await this.mails.enqueue(user);
    }
    return { message: 'Verification email sent! Please check your inbox.' };
  }
}
