import { Module } from '@nestjs/common';
import { MailLimitsModule } from '../mail-limits/mail-limits.module.js';
import { PasswordChangeModule } from '../password-change/password-change.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChangeEmails } from './email-change.emails.js';

@Module({
  imports: [
    MailLimitsModule,
    PasswordChangeModule,
    SessionsModule,
    UsersModule,
    VerificationModule,
  ],
  controllers: [EmailChangeController],
  providers: [EmailChangeEmails],
})
export class EmailChangeModule {}
