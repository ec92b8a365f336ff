import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailLimitsModule } from '../mail-limits/mail-limits.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetEmail } from './password-reset.email.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetRequest, ResetRequestSchema } from './reset-request.schema.js';
import { ResetRequestsService } from './reset-requests.service.js';
import { ResetToken, ResetTokenSchema } from './reset-token.schema.js';
import { ResetTokensService } from './reset-tokens.service.js';

@Module({
  imports: [
    MailLimitsModule,
    PasswordsModule,
    SessionsModule,
    SignInModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: ResetRequest.name, schema: ResetRequestSchema },
      { name: ResetToken.name, schema: ResetTokenSchema },
    ]),
  ],
  controllers: [PasswordResetController],
  providers: [PasswordResetEmail, PasswordResetService, ResetRequestsService, ResetTokensService],
  exports: [ResetRequestsService, ResetTokensService],
})
export class PasswordResetModule {}
