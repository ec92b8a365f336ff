import { Module } from '@nestjs/common';
import { MailLimitsModule } from '../mail-limits/mail-limits.module.js';
import { PasswordChangeModule } from '../password-change/password-change.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChangeMails } from './email-change-mails.service.js';
import { MailEmailChangeProcessor } from './mail-email-change.processor.js';

@Module({
  imports: [
    MailLimitsModule,
    PasswordChangeModule,
    SessionsModule,
    UsersModule,
    VerificationModule,
  ],
  controllers: [EmailChangeController],
  providers: [EmailChangeMails, MailEmailChangeProcessor],
})
export class EmailChangeModule {}
