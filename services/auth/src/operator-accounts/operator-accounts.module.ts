import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { BusinessMembersModule } from '../businesses/business-members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountActionsController } from './account-actions.controller.js';
import { AccountLogService } from './account-log.service.js';
import { AccountTypeEmail } from './account-type.email.js';
import { EarlierDecisionsService } from './earlier-decisions.service.js';
import { OperatorAccountsController } from './operator-accounts.controller.js';
import { SuspensionEmail } from './suspension.email.js';
import { SuspensionsController } from './suspensions.controller.js';
import { SuspensionsService } from './suspensions.service.js';

@Module({
  imports: [BusinessMembersModule, SessionsModule, UsersModule, operatorActions()],
  controllers: [AccountActionsController, OperatorAccountsController, SuspensionsController],
  providers: [
    AccountLogService,
    AccountTypeEmail,
    EarlierDecisionsService,
    { provide: OperatorLogService, useExisting: AccountLogService },
    OperatorLogUserData,
    SuspensionEmail,
    SuspensionsService,
  ],
  exports: [AccountLogService],
})
export class OperatorAccountsModule {}
