import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordChangeController } from './password-change.controller.js';
import { PasswordProofService } from './password-proof.service.js';

@Module({
  imports: [PasswordsModule, RecoveryModule, SessionsModule, SignInModule, UsersModule],
  controllers: [PasswordChangeController],
  providers: [PasswordProofService],
  exports: [PasswordProofService],
})
export class PasswordChangeModule {}
