import { ForgotPasswordRequest, ResetPasswordRequest } from '@commons/contracts/account-recovery';
import { Public } from '@commons/service-kit/auth/access-rules';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MailLimits } from '../mail-limits/mail-limits.service.js';
import { PasswordResetEmail } from './password-reset.email.js';
import { RecoveryService } from './recovery.service.js';
import { ResetRequests } from './reset-requests.service.js';

/** The way back for who forgot the password. */
@Controller('auth')
@Public()
export class RecoveryController {
  constructor(
    private readonly limits: MailLimits,
    private readonly requests: ResetRequests,
    private readonly email: PasswordResetEmail,
    private readonly recovery: RecoveryService,
  ) {}

  /** The same answer, after the same work, for every address: accounts are looked up by the task only. */
  @Post('forgot-password')
  @HttpCode(200)
  async forgot(
    @Body({ schema: ForgotPasswordRequest }) { email }: z.output<typeof ForgotPasswordRequest>,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.takeForMachine('forgot', clientAddress(request));
    if (await this.limits.takeForEmail('forgot', email)) {
      await this.email.enqueue(await this.requests.add(email));
    }
    return {
      message:
        'If your email exists in our system, you will receive a password reset link shortly.',
    };
  }

  /** Links are taken by POST only: scanners of mails follow links by GET. */
  @Post('reset-password')
  @HttpCode(200)
  async reset(
    @Body({ schema: ResetPasswordRequest }) body: z.output<typeof ResetPasswordRequest>,
    @Req() request: FastifyRequest,
  ) {
    await this.recovery.reset(body.token, body.new_password, clientAddress(request));
    return { message: 'Your password has been reset successfully!' };
  }
}
