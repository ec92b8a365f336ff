import { Module } from '@nestjs/common';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountRemovalsController } from './account-removals.controller.js';
import { AccountRemovalsService } from './account-removals.service.js';

@Module({
  imports: [OperatorAccountsModule, SessionsModule, UsersModule],
  controllers: [AccountRemovalsController],
  providers: [AccountRemovalsService],
})
export class AccountRemovalsModule {}
