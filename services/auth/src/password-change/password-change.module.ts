import { Module } from '@nestjs/common';
import { PasswordResetModule } from '../password-reset/password-reset.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordChangeController } from './password-change.controller.js';
import { PasswordProofService } from './password-proof.service.js';

@Module({
  imports: [PasswordsModule, PasswordResetModule, SessionsModule, SignInModule, UsersModule],
  controllers: [PasswordChangeController],
  providers: [PasswordProofService],
  exports: [PasswordProofService],
})
export class PasswordChangeModule {}
