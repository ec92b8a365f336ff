import { mailPasswordReset } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { UserService } from '../users/user.service.js';
import { passwordResetEmail } from './password-reset.email.js';
import { ResetMails } from './reset-mails.service.js';
import { ResetTokens } from './reset-tokens.service.js';

/** Mails the link of a wish that still waits, if its address belongs to an account: run twice it sends one mail. */
@Processor(mailPasswordReset)
export class MailPasswordResetProcessor implements TaskProcessor<typeof mailPasswordReset> {
  constructor(
    private readonly mails: ResetMails,
    private readonly users: UserService,
    private readonly tokens: ResetTokens,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ request_id }: z.output<typeof mailPasswordReset.payload>): Promise<void> {
    const request = await this.mails.findWaiting(request_id);
    if (!request) return;
    const user = await this.users.findByEmail(request.email);
    if (user) {
      const token = await this.tokens.make(user);
      const link = `${this.config.SITE_URL}/reset-password?token=${token}`;
      await this.mailer.send(passwordResetEmail(user, link), `password-reset/${request_id}`);
    }
    await this.mails.noteMailed(request);
  }
}
