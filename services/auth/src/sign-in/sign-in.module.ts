import { Module } from '@nestjs/common';
import { BusinessMembersModule } from '../businesses/business-members.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { SignInLimitsService } from './sign-in-limits.service.js';

@Module({
  imports: [
    BusinessMembersModule,
    PasswordsModule,
    SessionsModule,
    UsersModule,
    VerificationModule,
  ],
  controllers: [SignInController],
  providers: [SignInService, SignInLimitsService],
  exports: [SignInService, SignInLimitsService],
})
export class SignInModule {}
