import { mailVerification } from '@commons/contracts/tasks/auth-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { UserService } from '../users/user.service.js';
import { verificationEmail } from './verification.email.js';
import { VerificationTokens } from './verification-tokens.service.js';

/** Sends the verification mail of an account, if it still is due: run twice it sends one mail. */
@Processor(mailVerification)
export class MailVerificationProcessor implements TaskProcessor<typeof mailVerification> {
  constructor(
    private readonly users: UserService,
    private readonly tokens: VerificationTokens,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id }: z.output<typeof mailVerification.payload>): Promise<void> {
    const user = await this.users.findById(new Types.ObjectId(user_id));
    const wantedAt = user?.verification_wanted_at;
    if (!user?.verification_mail_due || user.email_verified || !wantedAt) return;
    const token = await this.tokens.make(user);
    const link = `${this.config.SITE_URL}/verify-email?token=${token}`;
    const key = `verification/${user_id}/${wantedAt.getTime()}`;
    await this.mailer.send(verificationEmail(user, link), key);
    await this.users.noteVerificationMailed(user._id, wantedAt);
  }
}
