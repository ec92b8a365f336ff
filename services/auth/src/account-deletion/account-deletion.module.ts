import { Module } from '@nestjs/common';
import { BusinessMembersModule } from '../businesses/business-members.module.js';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { PasswordChangeModule } from '../password-change/password-change.module.js';
import { PasswordResetModule } from '../password-reset/password-reset.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { AccountUserData } from './account.user-data.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { DeletionRequestedEmail } from './deletion-requested.email.js';
import { EraseUserProcessor } from './erase-user.processor.js';
import { ErasuresService } from './erasures.service.js';
import { InternalErasuresController } from './internal-erasures.controller.js';

@Module({
  imports: [
    BusinessMembersModule,
    OperatorAccountsModule,
    PasswordChangeModule,
    PasswordResetModule,
    SessionsModule,
    SignInModule,
    UsersModule,
    VerificationModule,
  ],
  controllers: [AccountDeletionController, InternalErasuresController],
  providers: [AccountUserData, DeletionRequestedEmail, EraseUserProcessor, ErasuresService],
})
export class AccountDeletionModule {}
